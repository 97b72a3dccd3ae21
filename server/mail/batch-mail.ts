import type { MailName } from '#shared/mail/mail-templates.ts';
import { paths } from '#shared/paths.ts';
import { mailText } from '#shared/messages/admin/system/mail.ko.ts';
import type { Context } from '../context.ts';
import { inMs, nowIso } from '../context.ts';
import type { Db } from '../db/open-database.ts';
import type { MailContent } from './compose-mail.ts';
import { composeMail, mailContent } from './compose-mail.ts';
import type { Recipient } from './recipient.ts';
import { ownerOf } from './recipient.ts';
import { waitingMail } from './waiting-mail.ts';

type Services = Pick<Context, 'clock' | 'config'>;

/** Replies to one member's questions within this time become one mail. */
const WINDOW_MS = 30 * 60_000;
const TITLES_SHOWN = 5;

interface GatheredReply {
  title: string;
  link: string;
}

export const isBatched = ({ name }: MailContent): boolean => name === 'question-replied';

/**
 * Sends a mail about a reply: at once if there was none in the last half hour, else one mail at the end of it for all
 * replies. The caller has counted the mail (`mayMail`), which serialises concurrent calls.
 */
export async function batchMail(tx: Db, context: Services, to: Recipient, reply: MailContent): Promise<void> {
  const key = `${reply.name} ${ownerOf(to)}`;
  const added = { title: reply.values.title ?? '', link: reply.values.link ?? '' };
  const last = await tx
    .selectFrom('mail')
    .select(['id', 'status', 'attempts', 'next_attempt_at', 'gathered'])
    .where('gather_key', '=', key)
    .orderBy('created_at', 'desc')
    .orderBy('next_attempt_at', 'desc')
    .limit(1)
    .executeTakeFirst();
  if (last?.status === 'waiting' && last.attempts === 0) {
    const all = [...(JSON.parse(last.gathered ?? '[]') as GatheredReply[]), added];
    if (await rewrite(tx, context, last.id, all)) return;
  }
  const mail = await composeMail(tx, context.config, reply);
  const now = nowIso(context);
  const next = last ? new Date(Date.parse(last.next_attempt_at) + WINDOW_MS).toISOString() : now;
  await tx
    .insertInto('mail')
    .values({
      ...waitingMail(to, mail, now),
      next_attempt_at: next > now ? next : now,
      gather_key: key,
      gathered: JSON.stringify([added]),
    })
    .execute();
}

/** Returns false if a worker has just claimed the mail. */
async function rewrite(tx: Db, { config }: Services, id: string, all: readonly GatheredReply[]): Promise<boolean> {
  const questions = [...new Map(all.map((one) => [one.link, one])).values()];
  const [first] = questions;
  if (!first) return false;
  const mail = await composeMail(
    tx,
    config,
    mailContent('questions-replied', {
      count: String(all.length),
      title: mailText.gathered.titles(
        questions.slice(0, TITLES_SHOWN).map(({ title }) => title),
        Math.max(0, questions.length - TITLES_SHOWN),
      ),
      link: questions.length === 1 ? first.link : `${config.publicUrl}${paths.myActivity()}`,
    }),
  );
  const { numUpdatedRows } = await tx
    .updateTable('mail')
    .set({
      template: mail.template,
      subject: mail.subject,
      body_text: mail.text,
      body_html: mail.html,
      gathered: JSON.stringify(all.slice(-200)),
    })
    .where('id', '=', id)
    .where('status', '=', 'waiting')
    .where('attempts', '=', 0)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

/** Notices that no limit may silence: what is beyond it becomes one mail an hour, which leads to the list. */
const DIGEST_OF: Partial<Record<MailName, { name: 'contracts-noticed' | 'questions-noticed'; path: string }>> = {
  'contract-notice': { name: 'contracts-noticed', path: paths.contactList() },
  'question-notice': { name: 'questions-noticed', path: paths.adminQuestions() },
};
const DIGEST_AFTER_MS = 60 * 60_000;

/** Adds a notice to the waiting digest, or begins one. The caller has counted the mail, as for `batchMail`. */
export async function gatherNotice(tx: Db, context: Services, to: Recipient, { name }: MailContent): Promise<void> {
  const digest = DIGEST_OF[name];
  if (digest === undefined) return;
  const key = `${digest.name} ${ownerOf(to)}`;
  const waiting = await tx
    .selectFrom('mail')
    .select(['id', 'gathered'])
    .where('gather_key', '=', key)
    .where('status', '=', 'waiting')
    .where('attempts', '=', 0)
    .executeTakeFirst();
  const write = async (count: number) => {
    const link = `${context.config.publicUrl}${digest.path}`;
    const mail = await composeMail(tx, context.config, mailContent(digest.name, { count: String(count), link }));
    return { ...waitingMail(to, mail, nowIso(context)), gather_key: key, gathered: String(count) };
  };
  if (waiting) {
    const { subject, body_text, body_html, gathered } = await write(Number(waiting.gathered) + 1);
    const { numUpdatedRows } = await tx
      .updateTable('mail')
      .set({ subject, body_text, body_html, gathered })
      .where('id', '=', waiting.id)
      .where('status', '=', 'waiting')
      .where('attempts', '=', 0)
      .executeTakeFirst();
    if (numUpdatedRows === 1n) return;
  }
  await tx
    .insertInto('mail')
    .values({ ...(await write(1)), next_attempt_at: inMs(context, DIGEST_AFTER_MS) })
    .execute();
}
