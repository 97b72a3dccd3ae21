import { randomBytes, randomUUID } from 'node:crypto';
import type { Context } from '#server/context.ts';
import { inMs, nowIso } from '#server/context.ts';
import type { Db } from '#server/db/open-database.ts';
import { KEY_START } from '#server/security/api-key.ts';
import { sha256 } from '#server/security/keys.ts';

const PREFIX_CHARS = 10;
const USE_NOTED_EVERY_MS = 60_000;

/** Creates a key. Its full text is returned only here. */
export async function createKey(
  db: Db,
  given: { name: string; createdBy: string },
  now: string,
): Promise<{ id: string; key: string }> {
  const id = randomUUID();
  const key = KEY_START + randomBytes(24).toString('base64url');
  await db
    .insertInto('chat_api_key')
    .values({
      id,
      name: given.name,
      key_hash: sha256(key),
      key_prefix: key.slice(0, PREFIX_CHARS),
      created_by: given.createdBy,
      created_at: now,
    })
    .execute();
  return { id, key };
}

export const listKeys = (db: Db) =>
  db
    .selectFrom('chat_api_key')
    .select(['id', 'name', 'key_prefix', 'created_at', 'last_used_at', 'revoked_at'])
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .execute();

export async function findKey(db: Db, id: string): Promise<{ name: string; isRevoked: boolean } | null> {
  const row = await db
    .selectFrom('chat_api_key')
    .select(['name', 'revoked_at'])
    .where('id', '=', id)
    .executeTakeFirst();
  return row ? { name: row.name, isRevoked: row.revoked_at !== null } : null;
}

export const revokeKey = (db: Db, id: string, now: string) =>
  db.updateTable('chat_api_key').set({ revoked_at: now }).where('id', '=', id).execute();

/** The ID of a valid key, else null. Records its last use at most once per interval. */
export async function useKey(context: Context, key: string): Promise<string | null> {
  const { db } = context;
  const found = await db
    .selectFrom('chat_api_key')
    .select(['id', 'last_used_at'])
    .where('key_hash', '=', sha256(key))
    .where('revoked_at', 'is', null)
    .executeTakeFirst();
  if (!found) return null;
  if (found.last_used_at === null || found.last_used_at < inMs(context, -USE_NOTED_EVERY_MS))
    await db
      .updateTable('chat_api_key')
      .set({ last_used_at: nowIso(context) })
      .where('id', '=', found.id)
      .execute();
  return found.id;
}
