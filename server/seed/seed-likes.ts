import type { Db } from '../db/open-database.ts';
import type { People } from './seed-demo.ts';
import type { SeededDocument } from './seed-files.ts';

/**
 * Adds the number of likes that an article gives, each by another member; never by staff, the author, or the demo
 * account. Returns the number.
 * @throws if there are not enough members.
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
