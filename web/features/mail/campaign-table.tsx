import { Megaphone } from 'lucide-react';
import { campaignText as text } from '#shared/messages/admin/people/campaign.ko.ts';
import { NothingHere } from '../admin/nothing-here.tsx';
import { AdminTable } from '../admin/table/admin-table.tsx';
import type { Campaign } from './campaign-columns.tsx';
import { campaignColumns } from './campaign-columns.tsx';

/** The latest advertising mails and what became of them. */
export const CampaignTable = ({ campaigns }: { campaigns: readonly Campaign[] }) =>
  campaigns.length === 0 ? (
    <NothingHere icon={Megaphone} title={text.none} description={text.noneHint} />
  ) : (
    <AdminTable
      caption={text.sent}
      columns={campaignColumns(campaigns)}
      rows={campaigns}
      rowKey={({ queuedAt }) => queuedAt}
    />
  );
