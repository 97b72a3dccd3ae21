import type { TermKind } from '#shared/site/terms.ts';
import { TERMS } from '#shared/site/terms.ts';
import { dotted } from '#shared/text/days.ts';
import type { Config } from '#server/config.ts';
import { mailContent } from '#server/mail/compose-mail.ts';

interface Change {
  kind: TermKind;
  version: string;
  effectiveDate: string;
  summary: string;
}

/** Notifies a member of a change before it takes effect (specification point 9). */
export const termNoticeMail = (
  { publicUrl }: Pick<Config, 'publicUrl'>,
  { kind, version, effectiveDate, summary }: Change,
) =>
  mailContent('term-notice', {
    name: TERMS[kind].name,
    date: dotted(effectiveDate),
    summary,
    link: `${publicUrl}/terms/${kind}?version=${version}`,
  });
