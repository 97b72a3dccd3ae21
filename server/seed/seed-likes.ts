import type { Db } from '../db/open-database.ts';
import type { People } from './seed-demo.ts';
import type { SeededDocument } from './seed-files.ts';

/**
 * Gives a document the likes that its article names, each by another member: never staff, its author, or the account
 * to try the portal with, whose first click shall add one. Answers how many there are.
 * @throws when the article names more than there are members.
 */
export async function seedLikes(tx: Db, { id, folder, fields, createdAt }: SeededDocument, people: People) {
  const count = Number(fields.likes ?? 0);
  if (count === 0) return 0;
  const likers = [...people].filter(
    ([loginId, { isStaff, isDemoUser }]) => !isStaff && !isDemoUser && loginId !== fields.author,
  );
  if (count > likers.length)
    throw new Error(`${folder.pathname} names ${count} likes of ${fields.title}, and ${likers.length} can like it`);
  const rows = likers
    .slice(0, count)
    .map(([, person]) => ({ document_id: id, user_id: person.id, created_at: createdAt }));
  await tx.insertInto('document_like').values(rows).execute();
  return rows.length;
}
