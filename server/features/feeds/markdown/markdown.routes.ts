import { paths } from '#shared/paths.ts';
import type { FastifyInstance } from 'fastify';
import { boardOf } from '#shared/boards.ts';
import type { Context } from '#server/context.ts';
import { nowIso } from '#server/context.ts';
import { endLongTurn } from '#server/end-long-turn.ts';
import { fail } from '#server/errors.ts';
import { listFiles } from '#server/features/files/file.queries.ts';
import { baseAddressOf } from '#server/site/base-address.ts';
import { readProductName } from '#server/site/brand.ts';
import { findPublicDocument, listQuestions } from '../public-document.queries.ts';
import { DETAIL_BOARDS } from '../public-paths.ts';
import { NO_CACHE, sendText } from '../send-text.ts';
import { escapeMarkdown } from './escape-markdown.ts';

const MAX_QUESTIONS = 1_000;
const hidden = { schema: { hide: true } };

/** Public documents as Markdown, at the page's URL plus `.md`. The converter needs 5 MB: loaded on first use. */
export function markdownRoutes(app: FastifyInstance, context: Context): void {
  const { config, db } = context;

  for (const boardType of DETAIL_BOARDS) {
    app.get<{ Params: { id: string } }>(`/${boardType}Detail/:id.md`, hidden, async (request, reply) => {
      // The same response for private, scheduled, deleted and unknown documents, so that they cannot be distinguished.
      const row = (await findPublicDocument(db, boardType, request.params.id, nowIso(context))) ?? fail('CM04');
      const { writeDocument } = await import('./document-markdown.ts');
      const body = writeDocument(row, await listFiles(db, row.id), baseAddressOf(config, request));
      return sendText(request, reply, { type: 'text/markdown', cache: NO_CACHE, body });
    });
  }

  app.get(paths.boardMarkdown('faq', ''), hidden, async (request, reply) => {
    const { rememberedMarkdown } = await import('./remembered-markdown.ts');
    const base = baseAddressOf(config, request);
    const { name, description, categories } = boardOf('faq');
    const rows = await listQuestions(db, nowIso(context), MAX_QUESTIONS);
    const sections: string[] = [];
    for (const category of categories) {
      const questions = rows.filter((row) => row.category === category);
      if (questions.length > 0) sections.push(`## ${category}`);
      for (const row of questions) {
        const answer = rememberedMarkdown(row.body_html, base);
        sections.push(`### ${escapeMarkdown(row.title)}`, `${base}/faq?open=${row.id}`, answer);
        await endLongTurn();
      }
    }
    const body = `${[`# ${await readProductName(context)} ${name}`, `> ${description}`, ...sections].join('\n\n')}\n`;
    return sendText(request, reply, { type: 'text/markdown', cache: NO_CACHE, body });
  });
}
