import type { FastifyInstance } from 'fastify';
import type { Selectable } from 'kysely';
import { historyContract } from '#shared/contract/boards/history.contract.ts';
import type { Actor } from '#shared/permissions.ts';
import { can, isStaff } from '#shared/permissions.ts';
import type { Context } from '#server/context.ts';
import { nowIso } from '#server/context.ts';
import { transaction } from '#server/db/transaction.ts';
import type { DocumentVersionTable } from '#server/db/tables/boards/board.tables.ts';
import { fail } from '#server/errors.ts';
import { route } from '#server/plugins/route.ts';
import { actorOf, requireLogin } from '#server/plugins/session.ts';
import { columnsOf, valuesOf } from '../documents/document-columns.ts';
import type { DocumentContent } from '../documents/document-input.ts';
import { analyseContent, checkedContent, TEXT_ALONE } from '../documents/document-input.ts';
import { updateDocument } from '../documents/document.queries.ts';
import { withReview } from '../documents/review-state.ts';
import type { DocumentRow } from '../documents/open-document.ts';
import { openForChange, lockForChange } from '../documents/open-document.ts';
import { refuseWrongFiles } from '../files/file.rules.ts';
import { countFiles } from '../files/file.queries.ts';
import { keepPictures } from '../files/let-go-pictures.ts';
import { findVersion, saveVersion, listVersions, versionOf } from './version.queries.ts';

export function historyRoutes(app: FastifyInstance, context: Context): void {
  const { db } = context;

  route(app, historyContract.versions, async ({ input, request }) => {
    const actor = actorOf(request);
    const row = await openForChange(db, actor, input.documentId, nowIso(context));
    const { versions, older } = await listVersions(db, row.id, input.from);
    return {
      boardType: row.board_type,
      current: presentVersion(actor, versionOf(row)),
      list: versions.map((version) => presentVersion(actor, version)),
      older,
    };
  });

  route(app, historyContract.restoreVersion, async ({ input, request }) => {
    const account = requireLogin(request);
    const now = nowIso(context);
    const actor = actorOf(request);
    const seen = await openForChange(db, actor, input.documentId, now);
    const wanted = (await findVersion(db, seen.id, input.version)) ?? fail('CM04');
    const said = await contentOf(actor, seen, wanted);
    await analyseContent(said);
    await transaction(db, async (tx) => {
      const row = await lockForChange(tx, actor, seen.id, now);
      // Restoring is a change like any other: rejected content must not be published this way.
      const content = withReview(row.board_type, actor, row.review_state, said);
      if (!(await updateDocument(tx, row, seen.version, content, { ...account, isStaff: isStaff(actor) }, now)))
        fail('CM08');
      await saveVersion(tx, row);
      await keepPictures(tx, content.columns.body_html);
      refuseWrongFiles(row.board_type, content.columns.fields, await countFiles(tx, row.id));
    });
    return { version: seen.version + 1 };
  });
}

type Version = Pick<
  Selectable<DocumentVersionTable>,
  'version' | 'title' | 'category' | 'body_html' | 'fields' | 'saved_by' | 'saved_at'
>;

const presentVersion = (
  actor: Actor,
  { version, title, category, body_html, fields, saved_by, saved_at }: Version,
) => ({
  version,
  title,
  category,
  bodyHtml: body_html,
  fields: JSON.parse(fields) as Record<string, string>,
  savedBy: can.seeAuthorNames(actor) ? saved_by : '',
  savedAt: saved_at,
});

type Said = Pick<DocumentRow, 'title' | 'category' | 'body_html' | 'fields'>;

/**
 * Content of a version, validated by the board's current rules. Private, pinned and scheduled stay as they are.
 * @throws CM01 if it is no longer valid.
 */
async function contentOf(
  actor: Actor,
  row: DocumentRow,
  { title, category, body_html, fields }: Said,
): Promise<DocumentContent> {
  const version = {
    title,
    category,
    bodyHtml: body_html,
    fields: JSON.parse(fields) as Record<string, string>,
    ...TEXT_ALONE,
  };
  const { columns } = await checkedContent(actor, row.board_type, version, row);
  return { columns: { ...columns, ...columnsOf(valuesOf(row)) }, publishAt: row.published_at };
}
