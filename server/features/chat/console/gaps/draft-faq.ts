import { escapeHtml } from '#shared/text/escape-html.ts';
import { boardOf } from '#shared/boards.ts';
import { LIMITS } from '#shared/limits.ts';
import { chatConsoleText } from '#shared/messages/admin/content/chat-console.ko.ts';
import type { Context } from '#server/context.ts';
import { nowIso } from '#server/context.ts';
import type { Account } from '#server/plugins/session.ts';
import type { Source } from '#server/features/chat/chat-engine.ts';
import type { DocumentContent } from '#server/features/documents/document-input.ts';
import { checkedContent, TEXT_ALONE } from '#server/features/documents/document-input.ts';
import { isDeclined } from '#server/features/chat/retrieval/declined-question.ts';
import { relevantDocuments } from '#server/features/chat/retrieval/decide.ts';
import { findEvidence } from '#server/features/chat/retrieval/find-evidence.ts';
import { sourceOf } from '#server/features/chat/retrieval/source-url.ts';
import { withoutMarks } from '#server/search/passage-line.ts';
import { maskInText } from '#server/personal-data/mask-in-text.ts';
import type { GapQuestion } from './gap.queries.ts';

const text = chatConsoleText.gaps.draft;
const MOST_PASSAGES = 3;
const PASSAGE_CHARS = 400;

/**
 * A draft of an unpublished FAQ: title from the newest question, the other questions as alternative wordings, and
 * public text about the topic as a beginning. Text with restricted access is never used.
 */
export async function faqDraft(
  context: Context,
  account: Account,
  questions: readonly GapQuestion[],
): Promise<DocumentContent> {
  const distinct = [...new Set(questions.map(({ question }) => tidy(question)))];
  const [title = '', ...others] = distinct;
  const sources = await nearSources(context, title);
  return checkedContent(account, 'faq', {
    title: titleOf(title),
    category: boardOf('faq').categories.at(-1) ?? '',
    bodyHtml: bodyOf(sources),
    fields: { variants: variantsOf(title, others), isUsed: '' },
    ...TEXT_ALONE,
  });
}

async function nearSources(context: Context, query: string): Promise<Source[]> {
  if (isDeclined(query)) return [];
  const now = nowIso(context);
  const { signal } = new AbortController();
  const evidence = await findEvidence(context.db, { query, earlier: [], actor: null, now, visitorId: '', signal });
  return relevantDocuments(evidence)
    .slice(0, MOST_PASSAGES)
    .flatMap(({ passages: [best] }) => (best ? [sourceOf(best)] : []));
}

const tidy = (question: string) => maskInText(question).replace(/\s+/g, ' ').trim();

function titleOf(question: string): string {
  const title = cut(question, LIMITS.titleMaxChars);
  return title.length < LIMITS.titleMinChars ? text.title(title) : title;
}

/** Questions too long for the title are kept as wordings. */
function variantsOf(title: string, others: readonly string[]): string {
  const lines = title.length > LIMITS.titleMaxChars ? [title, ...others] : others;
  let variants = '';
  for (const line of lines) {
    const longer = variants === '' ? line : `${variants}\n${line}`;
    if (longer.length <= LIMITS.longFieldMaxChars) variants = longer;
  }
  return variants;
}

function bodyOf(sources: readonly Source[]): string {
  const found = sources.map(({ passage, url }) => {
    const lines = cut(passage.content.trim(), PASSAGE_CHARS)
      .split('\n')
      .map((line) => withoutMarks(line));
    const content = lines.filter((line) => line !== '').map(escapeHtml);
    return `<blockquote><p>${content.join('<br>')}</p><p><a href="${escapeHtml(url)}">${escapeHtml(passage.title)}</a></p></blockquote>`;
  });
  const beginning = `<p><strong>${text.edit}</strong></p>`;
  return found.length === 0
    ? `${beginning}<p>${text.nothing}</p>`
    : `${beginning}<p>${text.found}</p>${found.join('')}`;
}

const cut = (value: string, most: number) => {
  const letters = Array.from(value);
  return letters.length <= most ? value : `${letters.slice(0, most - 1).join('')}…`;
};
