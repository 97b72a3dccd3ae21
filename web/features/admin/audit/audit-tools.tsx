import { Download, ShieldCheck } from 'lucide-react';
import { useState } from 'react';
import { auditText as text } from '#shared/messages/admin/system/audit.ko.ts';
import { useApi, useDialog, useToast } from '#web/lib/app-context.tsx';
import { useShowFailure } from '#web/lib/failures/use-show-failure.ts';
import { paths } from '#shared/paths.ts';
import { Button } from '#web/ui/button.tsx';
import { useDownloads } from '#web/features/files/use-downloads.ts';
import { useAdminQuery } from '../admin-query.ts';
import { auditFilters, FIRST_AUDIT } from './audit-query.ts';

/** Export of the log, and verification that it was not altered. */
export function AuditTools() {
  const { query } = useAdminQuery(paths.adminAudit(), FIRST_AUDIT);
  const api = useApi();
  const dialog = useDialog();
  const downloads = useDownloads();
  const toast = useToast();
  const showFailure = useShowFailure();
  const [busy, setBusy] = useState<'verify' | 'export' | null>(null);

  const run = (name: 'verify' | 'export', work: () => Promise<void>) => async () => {
    setBusy(name);
    await work().catch(showFailure);
    setBusy(null);
  };
  const verify = run('verify', async () => {
    const { checked, brokenAt } = await api.post('/api/v1/admin/audit/verify', undefined);
    const messageHtml = brokenAt === null ? text.whole(checked) : text.broken(brokenAt);
    void dialog.open({ title: text.verify, messageHtml, confirm: true });
  });
  const download = run('export', async () => {
    await downloads().post('/api/v1/admin/audit/export', auditFilters(query));
    toast.success(text.exported);
  });

  return (
    <div className="flex flex-wrap gap-2">
      <Button size="small" variant="secondary" loading={busy === 'export'} onClick={() => void download()}>
        <Download size={16} aria-hidden="true" className="max-sm:hidden" />
        {text.export}
      </Button>
      <Button size="small" variant="secondary" loading={busy === 'verify'} onClick={() => void verify()}>
        <ShieldCheck size={16} aria-hidden="true" className="max-sm:hidden" />
        {text.verify}
      </Button>
    </div>
  );
}
