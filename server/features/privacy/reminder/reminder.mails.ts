import { mailText } from '#shared/messages/admin/system/mail.ko.ts';
import { dotted, koreanDay } from '#shared/text/days.ts';
import type { AdvertisingConsenter } from '#server/features/mail/advertising.queries.ts';
import { mailContent } from '#server/mail/compose-mail.ts';

const dayOf = (iso: string) => dotted(koreanDay(new Date(iso)));

/** To a person with advertising consents: the channels with their dates, and how to withdraw. */
export function reminderMail({ at: date, ways }: AdvertisingConsenter, link: string) {
  const channels = ways.map(({ channel, at }) => `${mailText.channels[channel]}(${dayOf(at)})`).join(', ');
  return mailContent('consent-reminder', { date: dayOf(date), ways: channels, link });
}
