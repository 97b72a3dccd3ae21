import { randomUUID } from 'node:crypto';
import { canByRole, rolesAllowed } from '#shared/role-permissions.ts';
import { composed } from '#shared/text/compose.ts';
import { koreanDay, startOfKoreanDay } from '#shared/text/days.ts';
import type { Before, TermDraft } from '#shared/site/term.rules.ts';
import type { TermKind } from '#shared/site/terms.ts';
import { earliestDay, NO_VERSION, TERM_KINDS, TERMS } from '#shared/site/terms.ts';
import type { Context } from '#server/context.ts';
import { nowIso } from '#server/context.ts';
import type { Recipient } from '#server/mail/recipient.ts';
import { mailboxKeyOf } from '#server/mail/recipient.ts';
import type { Db } from '#server/db/open-database.ts';
import { fail } from '#server/errors.ts';
import type { TermVersionTable } from '#server/db/tables/site.tables.ts';
import { sha256 } from '#server/security/keys.ts';
import { inForce, listTermTexts } from '#server/site/terms.ts';

const STAFF_ROLES = rolesAllowed(canByRole.accessAdmin);

/** All versions with the columns for administrators, newest first. */
export async function listVersions(db: Db, kind: TermKind, today: string, isOpen: boolean) {
  const texts = await listTermTexts(db, kind);
  const rows = await db.selectFrom('term_version').selectAll().where('kind', '=', kind).execute();
  const untold = (await untoldVersions(db, today)).filter((one) => one.kind === kind);
  const now = inForce(texts, today);
  return texts.toReversed().map((text) => {
    const row = rows.find(({ version }) => version === text.version);
    return {
      termId: row?.id ?? null,
      version: text.version,
      effectiveDate: text.effectiveDate,
      state: text === now ? ('current' as const) : text.effectiveDate > today ? ('coming' as const) : ('past' as const),
      isOpen: row !== undefined && (isOpen || text.effectiveDate > today),
      isMajor: row?.is_major === 1,
      summary: row?.summary ?? '',
      markdown: text.markdown,
      revision: row ? revisionOf(row) : '',
      noticedAt: row?.noticed_at ?? null,
      noticedCount: row?.noticed_count ?? null,
      isNoticeMissing: untold.some(({ version }) => version === text.version),
    };
  });
}

/** The version that a new one, or the future one `termId`, must follow. */
export async function lastBefore(tx: Db, kind: TermKind, termId?: string): Promise<Before> {
  const texts = await listTermTexts(tx, kind);
  const own = termId
    ? await tx.selectFrom('term_version').select('version').where('id', '=', termId).executeTakeFirst()
    : undefined;
  const last = texts.findLast(({ version }) => version !== own?.version);
  return {
    version: last?.version ?? NO_VERSION,
    effectiveDate: last?.effectiveDate ?? '',
    markdown: last?.markdown ?? '',
    hasReaders: await hasReaders(tx),
  };
}

/** Whether anybody may have agreed to a text, by then: a member other than staff, or the sender of an inquiry. */
export async function hasReaders(db: Db, before = '9999'): Promise<boolean> {
  const member = await db
    .selectFrom('user')
    .select('user.id')
    .where('user.id', 'not in', (eb) => eb.selectFrom('user_role').select('user_id').where('role', 'in', STAFF_ROLES))
    .where('user.created_at', '<', before)
    .limit(1)
    .executeTakeFirst();
  if (member) return true;
  return (
    (await db.selectFrom('inquiry').select('id').where('created_at', '<', before).limit(1).executeTakeFirst()) !==
    undefined
  );
}

/**
 * Versions that members should have been told of by today: the one in force, unless they are told of a later one, and
 * coming ones of which the time to announce them has begun.
 */
export async function untoldVersions(db: Db, today: string) {
  const rows = await db
    .selectFrom('term_version')
    .select(['kind', 'version', 'effective_date', 'is_major', 'noticed_at'])
    .orderBy('effective_date')
    .execute();
  const untold = TERM_KINDS.filter((kind) => TERMS[kind].isAnnounced).map(async (kind) => {
    const own = rows.filter((row) => row.kind === kind);
    const current = own.findLast((row) => row.effective_date <= today);
    const coming = own.filter((row) => row.effective_date > today);
    const due = coming.filter((row) => row.effective_date <= earliestDay(true, row.is_major === 1, today));
    const isRemedied = coming.some((row) => row.noticed_at !== null);
    const expected = [...(current && !isRemedied ? [current] : []), ...due].filter((row) => row.noticed_at === null);
    if (expected.length === 0) return [];
    const [first] = await listTermTexts(db, kind);
    const hadReaders = await Promise.all(
      expected.map((row) => hasReaders(db, row === current ? startOfKoreanDay(row.effective_date) : undefined)),
    );
    return expected
      .filter(({ version }, index) => version !== first?.version && hadReaders[index])
      .map((row) => ({ kind, version: row.version, isComing: row !== current }));
  });
  return (await Promise.all(untold)).flat();
}

/** Tells whether a version is still as somebody has seen it. */
export const revisionOf = (row: Pick<TermVersionTable, keyof ReturnType<typeof columnsOf> | 'noticed_at'>): string =>
  sha256(
    JSON.stringify([row.version, row.effective_date, row.is_major, row.summary, row.body_markdown, row.noticed_at]),
  ).slice(0, 32);

/**
 * A version that may be changed or cancelled: a future one, or any while nobody can have agreed to it; undefined if it
 * is not there any more.
 * @throws ST01 if it is current or past.
 */
export async function openVersion(tx: Db, { clock }: Pick<Context, 'clock'>, termId: string) {
  // Locked: a concurrent change waits and then sees the new state.
  const row = await tx
    .updateTable('term_version')
    .set((eb) => ({ summary: eb.ref('summary') }))
    .where('id', '=', termId)
    .returningAll()
    .executeTakeFirst();
  if (!row) return undefined;
  return row.effective_date > koreanDay(clock.now()) || !(await hasReaders(tx)) ? row : fail('ST01');
}

const columnsOf = (draft: TermDraft) => ({
  version: draft.version.trim(),
  effective_date: draft.effectiveDate,
  is_major: draft.isMajor ? 1 : 0,
  summary: composed(draft.summary.trim()),
  body_markdown: composed(draft.markdown.replaceAll('\r\n', '\n')),
});

export async function insertVersion(
  tx: Db,
  context: Pick<Context, 'clock'>,
  draft: TermDraft,
  createdBy: string,
): Promise<string> {
  const id = randomUUID();
  await tx
    .insertInto('term_version')
    .values({ id, kind: draft.kind, ...columnsOf(draft), created_by: createdBy, created_at: nowIso(context) })
    .execute();
  return id;
}

export async function updateVersion(tx: Db, termId: string, draft: TermDraft): Promise<void> {
  const { numUpdatedRows } = await tx
    .updateTable('term_version')
    .set(columnsOf(draft))
    .where('id', '=', termId)
    // Members were notified of this text.
    .where('noticed_at', 'is', null)
    .executeTakeFirst();
  if (numUpdatedRows !== 1n) fail('ST02');
}

/**
 * All members who can log in, by address; of the unverified ones by mailbox, so that nobody receives a notice for each
 * account that a stranger made with `name+1@`, `name+2@`. Not advertising, so no consent is needed.
 */
export async function memberRecipients(db: Db): Promise<Recipient[]> {
  const rows = await db
    .selectFrom('user')
    .select(['id', 'email', 'email_key', 'email_status'])
    .where('status', '=', 'active')
    .where('email', '!=', '')
    .execute();
  const isProven = ({ email_status: status }: (typeof rows)[number]) => status !== 'unconfirmed';
  const proven = new Map(rows.filter(isProven).map((row) => [row.email_key, row]));
  const reached = new Set([...proven.values()].map(({ email }) => mailboxKeyOf(email)));
  const others = new Map(
    rows.map((row) => [mailboxKeyOf(row.email), row] as const).filter(([key]) => !reached.has(key)),
  );
  return [...proven.values(), ...others.values()].map(({ id, email }) => ({ email, userId: id }));
}
