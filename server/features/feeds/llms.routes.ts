import { paths } from '#shared/paths.ts';
import type { FastifyInstance } from 'fastify';
import { boardOf } from '#shared/boards.ts';
import type { Context } from '#server/context.ts';
import { nowIso } from '#server/context.ts';
import { feedText as text } from '#shared/messages/site/feed.ko.ts';
import { benefitText } from '#shared/messages/site/benefit.ko.ts';
import { landingText } from '#shared/messages/site/landing.ko.ts';
import { fieldsOf } from '../documents/document.presenter.ts';
import { presentCompany, readCompany } from '#server/site/company.ts';
import { baseAddressOf } from '#server/site/base-address.ts';
import { readProductName } from '#server/site/brand.ts';
import { readManualPages } from '#server/site/manual-pages.ts';
import { listNewest } from './public-document.queries.ts';
import { DETAIL_BOARDS } from './public-paths.ts';
import { NO_CACHE, sendText } from './send-text.ts';
import { summaryOfText } from './summary-of-text.ts';
import { escapeMarkdown } from './markdown/escape-markdown.ts';

const NEWEST = 50;

/** /llms.txt: links to the Markdown files about the product (llmstxt.org). */
export function llmsRoutes(app: FastifyInstance, context: Context): void {
  const { config, db } = context;
  app.get('/llms.txt', { schema: { hide: true } }, async (request, reply) => {
    const base = baseAddressOf(config, request);
    const now = nowIso(context);
    const company = presentCompany((await readCompany(db)).company);
    const link = (title: string, path: string, about: string) =>
      `- [${escapeMarkdown(title)}](${base}${path})${about === '' ? '' : `: ${escapeMarkdown(about)}`}`;
    const productName = await readProductName(context);
    const manual = await readManualPages(context, productName);
    const boards = await Promise.all(
      DETAIL_BOARDS.map(async (boardType) => ({ boardType, rows: await listNewest(db, boardType, now, NEWEST) })),
    );
    const sections = [
      `# ${productName}`,
      `> ${landingText.story(productName)}`,
      text.llmsNote,
      ...(manual.length === 0
        ? []
        : [
            `## ${text.manual}`,
            manual.map((page) => link(page.title, page.markdownPath, page.description)).join('\n'),
          ]),
      `## ${boardOf('faq').name}`,
      link(boardOf('faq').name, paths.boardMarkdown('faq', ''), boardOf('faq').description),
      ...boards
        .filter(({ rows }) => rows.length > 0)
        .flatMap(({ boardType, rows }) => [
          `## ${boardOf(boardType).name}`,
          rows
            .map((row) =>
              link(
                row.title,
                paths.boardMarkdown(boardType, row.id),
                summaryOfText(fieldsOf(row).summary ?? row.body_text),
              ),
            )
            .join('\n'),
        ]),
      '## Optional',
      [
        link(text.company, '/company', [company.name, ...company.businessLines].join(' · ')),
        link(benefitText.title, paths.cost(), benefitText.description),
        link(text.inquiry, paths.contact(), ''),
        link(text.trial, '/freeExperience', ''),
      ].join('\n'),
    ];
    return sendText(request, reply, { type: 'text/plain', cache: NO_CACHE, body: `${sections.join('\n\n')}\n` });
  });
}
