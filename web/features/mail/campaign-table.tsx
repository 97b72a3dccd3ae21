import { mailText } from '#shared/messages/admin/system/mail.ko.ts';
import { AdminTable } from '../admin/table/admin-table.tsx';
import type { Campaign } from './campaign-columns.tsx';
import { campaignColumns } from './campaign-columns.tsx';

const text = mailText.campaigns;

/** The latest advertising mails and what became of them. */
export const CampaignTable = ({ campaigns }: { campaigns: readonly Campaign[] }) => (
  <section className="mt-8" aria-labelledby="campaigns">
    <h2 id="campaigns" className="mb-3 text-lg font-bold text-ink">
      {text.title}
    </h2>
    {campaigns.length === 0 ? (
      <p className="text-label text-ink-muted">{text.none}</p>
    ) : (
      <AdminTable
        caption={text.title}
        columns={campaignColumns(campaigns)}
        rows={campaigns}
        rowKey={({ queuedAt }) => queuedAt}
      />
    )}
  </section>
);
