import type { LoaderFunctionArgs } from 'react-router';
import type { MailName } from '#shared/mail/mail-templates.ts';
import { apiFrom } from '#web/lib/page/loader-context.ts';
import type { Campaign } from './campaign-columns.tsx';
import type { MailWords } from './mail-list.tsx';

const ADVERTISING: MailName = 'advertising';

/** The advertising mail as it is saved, those sent before, and to how many it would go now. */
export async function loadCampaigns(args: LoaderFunctionArgs) {
  const api = apiFrom(args);
  const options = { signal: args.request.signal };
  const [mails, { list: campaigns }, { count: recipients, isNight, isFiled }] = await Promise.all([
    api.post('/api/v1/admin/mails', undefined, options),
    api.post('/api/v1/admin/mail-campaigns', undefined, options),
    api.post('/api/v1/admin/mail-campaign-count', undefined, options),
  ]);
  const mail = mails.list.find(({ name }) => name === ADVERTISING);
  if (!mail) throw new Error('mail-templates.ts has no advertising mail');
  return { mail, campaigns, recipients, isNight, isFiled };
}

/** Whether the mail was saved after the last one was sent. */
export const isUnsent = ({ updatedAt }: MailWords, [last]: readonly Campaign[]): boolean =>
  updatedAt !== null && updatedAt > (last?.queuedAt ?? '');
