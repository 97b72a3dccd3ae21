import type { Expression, ExpressionBuilder, Selectable, SqlBool } from 'kysely';
import type { BoardType } from '#shared/boards.ts';
import type { Actor, DocumentFacts } from '#shared/permissions.ts';
import { isStaff } from '#shared/permissions.ts';
import type { Tables } from '../db/tables.ts';
import type { DocumentTable } from '../db/tables/boards/board.tables.ts';

/** A condition on a document. */
export type Where = (eb: ExpressionBuilder<Tables, 'document'>) => Expression<SqlBool>;

/**
 * `can.seeDocument` as SQL condition: the rows that exist for this visitor. Lists, counts, search, neighbours, files
 * and replies must use this or `readableTo`. A test compares both with `shared/permissions.ts`.
 */
export const visibleTo =
  (actor: Actor, now: string): Where =>
  (eb) => {
    const stands = eb('document.deleted_at', 'is', null);
    if (isStaff(actor)) return stands;
    const published = eb.and([eb('document.published_at', '<=', now), eb('document.is_hidden', '=', 0)]);
    if (actor === null) return eb.and([stands, published]);
    return eb.and([stands, eb.or([published, eb('document.author_id', '=', actor.id)])]);
  };

/** `can.readDocument` as SQL condition: documents whose title and text this visitor may read. */
export const readableTo =
  (actor: Actor, now: string): Where =>
  (eb) => {
    const visible = visibleTo(actor, now)(eb);
    if (isStaff(actor)) return visible;
    const open = eb('document.is_private', '=', 0);
    if (actor === null) return eb.and([visible, open]);
    return eb.and([visible, eb.or([open, eb('document.author_id', '=', actor.id)])]);
  };

type FactColumns = Pick<
  Selectable<DocumentTable>,
  'board_type' | 'author_id' | 'is_private' | 'is_hidden' | 'published_at' | 'deleted_at'
>;

/** A row as input of the permission rules. */
export const factsOf = (row: FactColumns): DocumentFacts => ({
  boardType: row.board_type satisfies BoardType,
  authorId: row.author_id,
  isPrivate: row.is_private === 1,
  isHidden: row.is_hidden === 1,
  publishedAt: row.published_at,
  deletedAt: row.deleted_at,
});
