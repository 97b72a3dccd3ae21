import type { Kysely } from 'kysely';

/** Columns that decide visibility and category: with them, lists and counts are index-only. */
const DECIDING = ['deleted_at', 'is_hidden', 'author_id', 'category'];

export async function up(db: Kysely<unknown>): Promise<void> {
  const replaceIndex = async (name: string, columns: string[]) => {
    await db.schema.dropIndex(name).execute();
    await db.schema.createIndex(name).on('document').columns(columns).execute();
  };
  await replaceIndex('document_list', ['board_type', 'is_pinned', 'published_at', 'id', ...DECIDING]);
  await replaceIndex('document_order', ['board_type', 'position', 'published_at', 'id', ...DECIDING]);
}
