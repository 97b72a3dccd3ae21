import { assistantAnswerText } from '../../../../shared/messages/assistant/assistant-answer.ko.ts';
import type { Actor } from '../../../../shared/permissions.ts';
import type { Db } from '../../../db/open-database.ts';
import { readableTo } from '../../documents/document.read-policy.ts';
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
 * Answers as their visitor may see them now. What stood on something that may no longer be read is withheld whole;
 * what was only named beside an answer, or as near where there was none, is not named again.
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
  const titles = await titlesAmong(
    db,
    actor,
    kept.flatMap(({ suggested }) => suggested),
    now,
  );
  return kept.map(({ answer, engine, status, sources, suggested }) => {
    const gone = sources.filter((source) => !readable.has(source));
    if (gone.some((source) => isStoodOn(source, { engine, status, sources })))
      return { answer: assistantAnswerText.withheld, sources: [], suggested: [] };
    const isShown = (title: string) => titles.readable.has(title) || (engine !== 'builtin' && !titles.known.has(title));
    const unnamed = suggested.filter((title) => !isShown(title)).map((title) => `**"${title.replaceAll('"', '”')}"**`);
    return {
      answer: answer
        .split('\n')
        .filter((line) => !unnamed.includes(line) && !gone.some(({ url }) => line.endsWith(`](${url})`)))
        .join('\n'),
      sources: sources.filter((source) => readable.has(source)),
      suggested: suggested.filter(isShown),
    };
  });
}

/** A refusal stands on nothing, the built-in engine on its first document; a model may have used whatever it was given. */
function isStoodOn(
  { passage }: Source,
  { engine, status, sources: [first] }: Pick<Kept, 'engine' | 'status'> & { sources: readonly Source[] },
): boolean {
  if (status === 'unanswered') return false;
  return engine !== 'builtin' || passage.documentId === first?.passage.documentId;
}

/** Which of these are titles of documents, and which of them this visitor may read. A model may suggest its own words. */
async function titlesAmong(db: Db, actor: Actor, names: readonly string[], now: string) {
  const wanted = [...new Set(names)];
  if (wanted.length === 0) return { known: new Set<string>(), readable: new Set<string>() };
  const titles = () => db.selectFrom('document').select('title').where('title', 'in', wanted);
  const [known, readable] = await Promise.all([
    titles().execute(),
    titles().where(readableTo(actor, now)).where('is_hidden', '=', 0).where('published_at', '<=', now).execute(),
  ]);
  return {
    known: new Set(known.map(({ title }) => title)),
    readable: new Set(readable.map(({ title }) => title)),
  };
}
