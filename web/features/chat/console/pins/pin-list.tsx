import { Pin } from 'lucide-react';
import type { OutputOf } from '#shared/contract/calls.ts';
import { chatConsoleText } from '#shared/messages/admin/chat-console.ko.ts';
import { formatDate } from '#web/lib/format/dates.ts';
import { paths } from '#shared/paths.ts';
import { Button, buttonClass } from '#web/ui/button.tsx';
import { NothingHere } from '#web/features/admin/nothing-here.tsx';
import { plainText } from '../plain-text.ts';
import { usePinSteps } from './use-pin-steps.ts';
import { Link } from '#web/lib/link.tsx';

export type Pin = OutputOf<'/api/v1/admin/assistant/pins'>['list'][number];

const text = chatConsoleText.pins;

export function PinList({ pins }: { pins: readonly Pin[] }) {
  if (pins.length === 0) return <NothingHere icon={Pin} title={text.empty} description={text.emptyHint} />;
  return (
    <ul aria-label={text.list} className="space-y-4">
      {pins.map((pin) => (
        <PinItem key={pin.pinId} pin={pin} />
      ))}
    </ul>
  );
}

function PinItem({ pin }: { pin: Pin }) {
  const { remove, busy } = usePinSteps(pin.pinId);
  const [first, ...others] = pin.questions;
  return (
    <li className="rounded-card border border-line p-5 md:p-6">
      <h2 className="text-lg font-semibold break-words text-ink">{first}</h2>
      {others.length > 0 && <p className="mt-1 text-sm text-ink-muted">{text.others(others.length)}</p>}
      <p className="mt-3 line-clamp-4 break-words whitespace-pre-wrap text-ink-soft">{plainText(pin.answer)}</p>
      {pin.link !== '' && <p className="mt-2 text-sm break-all text-ink-muted">{pin.link}</p>}
      <p className="mt-2 text-sm text-ink-muted">
        {text.savedBy(pin.savedBy)} · <time dateTime={pin.updatedAt}>{formatDate(pin.updatedAt)}</time>
      </p>
      <div className="mt-4 flex flex-wrap gap-2">
        <Link
          to={`${paths.adminAssistantPins()}?pin=${pin.pinId}`}
          className={buttonClass({ variant: 'secondary', size: 'small' })}
        >
          {text.edit}
        </Link>
        <Button
          variant="ghost"
          size="small"
          className="text-danger"
          loading={busy === 'remove'}
          onClick={() => void remove()}
        >
          {text.remove}
        </Button>
      </div>
    </li>
  );
}
