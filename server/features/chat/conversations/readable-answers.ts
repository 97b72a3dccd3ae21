import { assistantAnswerText } from '#shared/messages/chat/assistant-answer.ko.ts';
import type { Actor } from '#shared/permissions.ts';
import type { Db } from '#server/db/open-database.ts';
import { readableTo } from '#server/documents/document.read-policy.ts';
import type { Source } from '../chat-engine.ts';
import type { StoredMessage } from './message.queries.ts';
import { readableSources } from './readable-sources.ts';

type Kept = Pick<StoredMessage, 'answer' | 'sources' | 'suggested' | 'engine' | 'status'>;

export interface ReadableAnswer {
  answer: string;
  sources: Source[];
  suggested: string[];
}

/**
 * Answers as their visitor may read them now. An answer based on a source that is no longer readable is withheld
 * completely; links beside an answer that are no longer readable are left out.
 */
export async function readableAnswers(
  db: Db,
  actor: Actor,
  rows: readonly Kept[],
  now: string,
): Promise<ReadableAnswer[]> {
  const kept = rows.map(({ answer, sources, suggested, engine, status }) => ({
    answer,
    engine,
    status,
    sources: JSON.parse(sources) as Source[],
    suggested: JSON.parse(suggested) as string[],
  }));
  const readable = new Set(
    await readableSources(
      db,
      actor,
      kept.flatMap(({ sources }) => sources),
      now,
    ),
  );
  const titles = await readableTitles(
    db,
    actor,
    kept.flatMap(({ suggested }) => suggested),
    now,
  );
  return kept.map(({ answer, engine, status, sources, suggested }) => {
    const gone = sources.filter((source) => !readable.has(source));
    if (gone.some((source) => isStoodOn(source, { engine, status, sources })))
      return { answer: assistantAnswerText.withheld, sources: [], suggested: [] };
    const named = suggested.filter((title) => titles.has(title));
    const unnamed = suggested
      .filter((title) => !titles.has(title))
      .map((title) => `**"${title.replaceAll('"', '”')}"**`);
    // All links were removed, so the text that introduces them goes too.
    if (unnamed.length > 0 && named.length === 0) unnamed.push(assistantAnswerText.related);
    const [nothingAtAll] = assistantAnswerText.unanswered;
    const isAllGone = gone.length > 0 && gone.length === sources.length;
    return {
      answer: answer
        .split('\n')
        .filter((line) => !unnamed.includes(line))
        .flatMap((line) => withoutLinks(line, gone))
        .map((line) => (isAllGone && line === assistantAnswerText.nothingExact ? nothingAtAll : line))
        .join('\n'),
      sources: sources.filter((source) => readable.has(source)),
      suggested: named,
    };
  });
}

/** A line of a list without these; of several customers in one line the others stay. */
function withoutLinks(line: string, gone: readonly Source[]): string[] {
  const isGone = (part: string) => gone.some(({ url }) => part.includes(`](${url})`));
  if (!line.startsWith('- ') || !isGone(line)) return [line];
  const [, lead, names] = /^(- \*\*[^*]+\*\*: )(\[.*)$/.exec(line) ?? [];
  const kept = (names ?? '').split(/(?<=\)), (?=\[)/).filter((name) => name !== '' && !isGone(name));
  return kept.length === 0 ? [] : [`${lead}${kept.join(', ')}`];
}

/**
 * Whether the answer is based on this source: none for a refusal, the first for the built-in engine, all for a model,
 * which may have used any.
 */
function isStoodOn(
  { passage }: Source,
  { engine, status, sources: [first] }: Pick<Kept, 'engine' | 'status'> & { sources: readonly Source[] },
): boolean {
  if (status === 'unanswered') return false;
  return engine !== 'builtin' || passage.documentId === first?.passage.documentId;
}

/** The given titles that belong to readable documents; suggestions of engines must not contain others. */
async function readableTitles(db: Db, actor: Actor, names: readonly string[], now: string): Promise<Set<string>> {
  const titles = [...new Set(names)];
  if (titles.length === 0) return new Set();
  const rows = await db
    .selectFrom('document')
    .select('title')
    .where('title', 'in', titles)
    .where(readableTo(actor, now))
    .where('is_hidden', '=', 0)
    .where('published_at', '<=', now)
    .execute();
  return new Set(rows.map(({ title }) => title));
}
