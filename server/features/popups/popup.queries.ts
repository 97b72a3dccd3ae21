import type { Db } from '#server/db/open-database.ts';
import { fail } from '#server/errors.ts';
import { visibleTo } from '#server/documents/document.read-policy.ts';
import { lockDocument } from '#server/documents/document-lock.queries.ts';

/** Maximum number of popups shown to a visitor. */
export const SHOWN_AT_MOST = 3;

/** Popups shown at `now`, in order. */
export const findPopups = (db: Db, now: string) => popupsQuery(db, now).execute();

export function popupsQuery(db: Db, now: string) {
  return db
    .selectFrom('document')
    .select(['id', 'board_type', 'title', 'body_html'])
    .where(visibleTo(null, now))
    .where('is_private', '=', 0)
    .where('popup_from', '<=', now)
    .where('popup_until', '>=', now)
    .orderBy('popup_position')
    .orderBy('published_at', 'desc')
    .limit(SHOWN_AT_MOST);
}

const ENDED_SHOWN = 20;

/** All notices with a popup period: current ones in order, then future ones, then past ones. */
export async function listPopups(db: Db, now: string) {
  const rows = await db
    .selectFrom('document')
    .select(['id', 'title', 'popup_from', 'popup_until', 'published_at', 'is_hidden'])
    .where('deleted_at', 'is', null)
    .where('popup_from', 'is not', null)
    .where('popup_until', 'is not', null)
    .orderBy('popup_position')
    .orderBy('published_at', 'desc')
    .execute();
  const all = rows.map((row, at) => ({
    documentId: row.id,
    title: row.title,
    popupFrom: row.popup_from ?? '',
    popupUntil: row.popup_until ?? '',
    state: stateOf(row.popup_from ?? '', row.popup_until ?? '', now),
    isUnseen: row.is_hidden === 1 || row.published_at > now,
    isCrowdedOut: isCrowdedOut(row, rows.slice(0, at), now),
  }));
  const inState = (state: (typeof all)[number]['state']) => all.filter((popup) => popup.state === state);
  return [
    ...inState('running'),
    ...inState('coming').toSorted((a, b) => (a.popupFrom < b.popupFrom ? -1 : 1)),
    ...inState('ended')
      .toSorted((a, b) => (a.popupUntil > b.popupUntil ? -1 : 1))
      .slice(0, ENDED_SHOWN),
  ];
}

interface Period {
  popup_from: string | null;
  popup_until: string | null;
  published_at: string;
  is_hidden: number;
}

const isOn = ({ popup_from, popup_until, published_at, is_hidden }: Period, time: string) =>
  is_hidden === 0 && published_at <= time && (popup_from ?? '') <= time && (popup_until ?? '') >= time;

/** Whether, now or once it begins, as many as visitors are shown come before it. */
function isCrowdedOut(popup: Period, before: readonly Period[], now: string): boolean {
  const time = popup.popup_from !== null && popup.popup_from > now ? popup.popup_from : now;
  return isOn(popup, time) && before.filter((other) => isOn(other, time)).length >= SHOWN_AT_MOST;
}

const stateOf = (from: string, until: string, now: string) =>
  from > now ? ('coming' as const) : until < now ? ('ended' as const) : ('running' as const);

/**
 * Ends a current or future popup; returns its title and whether it was shown yet.
 * @throws CM08 if it is no popup any more: somebody else has ended it, or deleted the notice.
 */
export async function endPopup(tx: Db, documentId: string, now: string) {
  await lockDocument(tx, documentId);
  const row = await tx
    .selectFrom('document')
    .select(['title', 'popup_from', 'popup_until'])
    .where('id', '=', documentId)
    .where('deleted_at', 'is', null)
    .executeTakeFirst();
  if (!row?.popup_from || !row.popup_until) return fail('CM08');
  const state = stateOf(row.popup_from, row.popup_until, now);
  if (state === 'ended') return fail('CM08');
  // One millisecond before now, because the period includes its end.
  const until = new Date(Date.parse(now) - 1).toISOString();
  const from = row.popup_from < until ? row.popup_from : until;
  await tx.updateTable('document').set({ popup_from: from, popup_until: until }).where('id', '=', documentId).execute();
  return { title: row.title, state };
}

const runningIds = async (tx: Db, now: string) =>
  (await listPopups(tx, now)).filter(({ state }) => state === 'running').map(({ documentId }) => documentId);

/**
 * In the given order.
 * @throws CM08 if the current ones are no longer in the order that was `seen`, if it is given.
 */
export async function orderPopups(
  tx: Db,
  documentIds: readonly string[],
  seen: readonly string[] | undefined,
  now: string,
): Promise<void> {
  // Sorted, to avoid deadlocks between concurrent changes.
  for (const id of documentIds.toSorted()) await lockDocument(tx, id);
  if (seen && seen.join(' ') !== (await runningIds(tx, now)).join(' ')) fail('CM08');
  for (const [position, id] of documentIds.entries())
    await tx
      .updateTable('document')
      .set({ popup_position: position })
      .where('id', '=', id)
      .where('popup_from', 'is not', null)
      .execute();
}
