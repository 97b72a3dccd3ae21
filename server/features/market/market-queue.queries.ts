import type { Db } from '#server/db/open-database.ts';

/** Items that wait for staff: under review, or published with a new version; oldest first. */
export async function listQueue(db: Db) {
  const rows = await db
    .selectFrom('document')
    .select((eb) => [
      'id',
      'title',
      'category',
      'author_name',
      'review_state',
      'updated_at',
      eb
        .selectFrom('market_version')
        .select((inner) => inner.fn.countAll<number>().as('count'))
        .whereRef('market_version.document_id', '=', 'document.id')
        .where('is_published', '=', 0)
        .as('new_versions'),
    ])
    .where('board_type', '=', 'market')
    .where('deleted_at', 'is', null)
    .where('review_state', 'in', ['심사요청', '심사중', '게시'])
    .orderBy('updated_at')
    .execute();
  return rows
    .map((row) => ({
      documentId: row.id,
      title: row.title,
      category: row.category,
      authorName: row.author_name,
      reviewState: row.review_state,
      hasNewVersion: (row.new_versions ?? 0) > 0,
      updatedAt: row.updated_at,
    }))
    .filter(({ reviewState, hasNewVersion }) => reviewState !== '게시' || hasNewVersion);
}
