import { Megaphone, SquarePen } from 'lucide-react';
import type { LoaderFunctionArgs } from 'react-router';
import { useLoaderData } from 'react-router';
import { campaignText as text } from '#shared/messages/admin/people/campaign.ko.ts';
import { paths } from '#shared/paths.ts';
import { AdminPage } from '#web/features/admin/admin-page.tsx';
import { NothingHere } from '#web/features/admin/nothing-here.tsx';
import { AdminTable } from '#web/features/admin/table/admin-table.tsx';
import { campaignColumns } from '#web/features/mail/campaign-columns.tsx';
import { isUnsent, loadCampaigns } from '#web/features/mail/load-campaigns.ts';
import { formatDateTime } from '#web/lib/format/dates.ts';
import { Link } from '#web/lib/link.tsx';
import { buttonClass } from '#web/ui/button.tsx';

export const loader = (args: LoaderFunctionArgs) => loadCampaigns(args);

/** Advertising mails: to how many they would go, the one that is being written, and what became of the sent ones. */
export function Component() {
  const { mail, campaigns, recipients } = useLoaderData<typeof loader>();
  const isGoingOn = isUnsent(mail, campaigns);
  const isFirst = campaigns.length === 0;
  const write = (
    <Link to={paths.adminCampaignWrite()} className={buttonClass({ size: 'small' })}>
      <SquarePen size={16} aria-hidden="true" />
      {isGoingOn ? text.goOn : text.start}
    </Link>
  );
  return (
    <AdminPage title={text.title} description={text.description} action={!isFirst && write}>
      <p className="text-sm text-ink-muted">
        <strong className="font-semibold text-ink">{text.recipients(recipients)}</strong> · {text.who}
      </p>
      {isGoingOn && mail.updatedAt && (
        <p className="mt-3 rounded-card border border-line bg-surface-soft px-4 py-3 text-sm text-ink-soft">
          <strong className="font-semibold text-ink">{text.unsent}</strong> ·{' '}
          {text.savedAt(formatDateTime(mail.updatedAt))}
        </p>
      )}
      {isFirst ? (
        <NothingHere icon={Megaphone} title={text.none} description={text.noneHint} action={write} />
      ) : (
        <>
          <h2 className="mt-6 mb-2 text-lg font-bold text-ink">{text.sent}</h2>
          <AdminTable
            caption={text.sent}
            columns={campaignColumns(campaigns)}
            rows={campaigns}
            rowKey={({ queuedAt }) => queuedAt}
          />
        </>
      )}
    </AdminPage>
  );
}
