import { paths } from '#shared/paths.ts';
import type { BoardField } from '#shared/boards/board.ts';
import { readKpi } from '#shared/boards/fields/field.rules.ts';
import { boardOf } from '#shared/boards.ts';
import type { FileItem } from '#shared/contract/boards/file.contract.ts';
import { feedText as text } from '#shared/messages/site/feed.ko.ts';
import { can } from '#shared/permissions.ts';
import { fieldsOf } from '#server/features/documents/document.presenter.ts';
import type { DocumentRow } from '#server/features/documents/open-document.ts';
import { changedAt } from '../public-document.queries.ts';
import { escapeMarkdown } from './escape-markdown.ts';
import { rememberedMarkdown } from './remembered-markdown.ts';

/** Markdown of a document with everything that its page shows to anonymous visitors. */
export function writeDocument(row: DocumentRow, files: readonly FileItem[], base: string): string {
  const { name, categoryLabel } = boardOf(row.board_type);
  const facts = [
    [text.board, name],
    [categoryLabel, row.category],
    [text.publishedAt, row.published_at],
    [text.changedAt, changedAt(row)],
    [text.address, base + paths.boardDetail(row.board_type, row.id)],
  ];
  const parts = [
    `# ${escapeMarkdown(row.title)}`,
    facts.map(([label, value]) => `- ${label}: ${value}`).join('\n'),
    ...fieldLines(row),
    rememberedMarkdown(row.body_html, base),
    ...fileLines(files, base),
  ];
  return `${parts.filter((part) => part !== '').join('\n\n')}\n`;
}

function fieldLines(row: DocumentRow): string[] {
  const values = fieldsOf(row);
  const lines = boardOf(row.board_type).fields.flatMap((field) => {
    const value = values[field.name] ?? '';
    return value === '' || !isShown(field) ? [] : [`- ${field.label}: ${valueOf(field, value)}`];
  });
  return lines.length === 0 ? [] : [lines.join('\n')];
}

/** Fields with text or figures, except those that are not shown. */
const isShown = ({ hasOwnPlace, isWording, kind }: BoardField) =>
  !hasOwnPlace || (!isWording && ['line', 'text', 'kpi'].includes(kind));

function valueOf({ kind, unit = '' }: BoardField, value: string): string {
  const kpi = kind === 'kpi' ? readKpi(value) : null;
  if (kpi) return escapeMarkdown(`${kpi.name} ${kpi.before}${kpi.unit} → ${kpi.after}${kpi.unit}`);
  return escapeMarkdown(value + unit);
}

function fileLines(files: readonly FileItem[], base: string): string[] {
  const lines = files
    .filter(({ purpose }) => purpose === 'attachment')
    .map((file) => {
      const name = escapeMarkdown(file.name);
      return can.download(null, file) ? `- [${name}](${base}${file.url})` : `- ${name} (${text.afterLogin})`;
    });
  return lines.length === 0 ? [] : [`## ${text.files}`, lines.join('\n')];
}
