import type { FastifyInstance } from 'fastify';
import { boardOf } from '../../../shared/boards.ts';
import { historyContract } from '../../../shared/contract/history.contract.ts';
import { can } from '../../../shared/permissions.ts';
import type { Context } from '../../context.ts';
import { nowIso } from '../../context.ts';
import { transaction } from '../../db/transaction.ts';
import { fail } from '../../errors.ts';
import { route } from '../../plugins/route.ts';
import { actorOf, requireLogin } from '../../plugins/session.ts';
import { textOf } from '../../rich-text/rich-text.ts';
import type { DocumentContent } from '../documents/document-input.ts';
import { updateDocument } from '../documents/document.queries.ts';
import { withReview } from '../documents/review-state.ts';
import type { DocumentRow } from '../documents/open-document.ts';
import { openForChange } from '../documents/open-document.ts';
import { findVersion, keepVersion, listVersions } from './version.queries.ts';

export function historyRoutes(app: FastifyInstance, context: Context): void {
  const { db } = context;

  route(app, historyContract.versions, async ({ input, request }) => {
    const row = await openForChange(db, actorOf(request), input.documentId, nowIso(context));
    const versions = await listVersions(db, row.id);
    return {
      document: { boardType: row.board_type, title: row.title, version: row.version },
      list: versions.map(({ version, title, category, body_html, saved_by, saved_at }) => ({
        version,
        title,
        category,
        bodyHtml: body_html,
        savedBy: can.seeAuthorNames(actorOf(request)) ? saved_by : '',
        savedAt: saved_at,
      })),
    };
  });

  route(app, historyContract.restoreVersion, async ({ input, request }) => {
    const account = requireLogin(request);
    const now = nowIso(context);
    const actor = actorOf(request);
    const row = await openForChange(db, actor, input.documentId, now);
    const wanted = (await findVersion(db, row.id, input.version)) ?? fail('CM04');
    // Taking back is a change as any other: what staff sent back cannot come out again by this way.
    const content = withReview(row.board_type, actor, row.review_state, contentOf(row, wanted));
    await transaction(db, async (tx) => {
      if (!(await updateDocument(tx, row, row.version, content, account.name, now))) fail('CM08');
      await keepVersion(tx, row);
    });
    return { version: row.version + 1 };
  });
}

type Said = Pick<DocumentRow, 'title' | 'category' | 'body_html' | 'fields'>;

/** What the version said; whether it is private, pinned or scheduled stays as it is now. */
function contentOf(row: DocumentRow, { title, category, body_html, fields }: Said): DocumentContent {
  const { shownByField } = boardOf(row.board_type);
  const values = JSON.parse(fields) as Record<string, string>;
  const isShown = shownByField === undefined || values[shownByField] === 'true';
  return {
    columns: {
      title,
      category,
      body_html,
      body_text: textOf(body_html),
      fields,
      is_private: row.is_private,
      is_pinned: row.is_pinned,
      is_hidden: isShown ? 0 : 1,
      popup_from: row.popup_from,
      popup_until: row.popup_until,
    },
    publishAt: row.published_at,
  };
}
