import { KeyRound } from 'lucide-react';
import { useRevalidator } from 'react-router';
import type { OutputOf } from '#shared/contract/calls.ts';
import { chatConsoleText } from '#shared/messages/admin/content/chat-console.ko.ts';
import { useApi, useDialog, useToast } from '#web/lib/app-context.tsx';
import { formatDate, formatDateTime } from '#web/lib/format/dates.ts';
import { useBusy } from '#web/lib/failures/use-busy.ts';
import { Badge } from '#web/ui/badge.tsx';
import { Button } from '#web/ui/button.tsx';
import { NothingHere } from '#web/features/admin/nothing-here.tsx';

type Key = OutputOf<'/api/v1/chat/keys/list'>['list'][number];

const text = chatConsoleText.keys;

export function KeyList({ keys }: { keys: readonly Key[] }) {
  if (keys.length === 0) return <NothingHere icon={KeyRound} title={text.empty} description={text.emptyHint} />;
  return (
    <ul aria-label={text.list} className="mt-2 divide-y divide-line border-y border-line">
      {keys.map((key) => (
        <li key={key.keyId} className="flex flex-wrap items-center gap-x-4 gap-y-1 py-2">
          <div className="min-w-0 flex-1 basis-60">
            <p className="flex flex-wrap items-center gap-2 font-semibold break-words text-ink">
              {key.name}
              {key.revokedAt !== null && <Badge>{text.revoked}</Badge>}
            </p>
            <p className="text-sm text-ink-muted">
              <code>{key.prefix}…</code> · {text.created(formatDate(key.createdAt))} ·{' '}
              {key.lastUsedAt === null ? text.unused : text.used(formatDateTime(key.lastUsedAt))}
            </p>
          </div>
          {key.revokedAt === null && <RevokeButton keyId={key.keyId} name={key.name} />}
        </li>
      ))}
    </ul>
  );
}

function RevokeButton({ keyId, name }: { keyId: string; name: string }) {
  const api = useApi();
  const dialog = useDialog();
  const toast = useToast();
  const { revalidate } = useRevalidator();
  const { isBusy, run } = useBusy();

  const revoke = async () => {
    const question = {
      title: text.revoke,
      messageHtml: text.revokeConfirm(name),
      confirm: true,
      confirmLabel: text.revoke,
      cancel: true,
    };
    if ((await dialog.open(question)) !== 'confirm') return;
    await run(async () => {
      await api.post('/api/v1/chat/keys/revoke', { keyId });
      toast.success(text.revokeDone);
      await revalidate();
    });
  };

  return (
    <Button
      variant="ghost"
      size="small"
      loading={isBusy}
      aria-label={text.revokeOf(name)}
      onClick={() => void revoke()}
    >
      {text.revoke}
    </Button>
  );
}
