import type { Db } from '#server/db/open-database.ts';
import type { Audience, Voice } from '#server/db/tables/search.tables.ts';
import { ANALYSIS_VERSION, loadAnalyser } from '../analyse/analyser.ts';
import type { Passage } from './passages/passages.ts';
import { packWords } from './passages/passage-words.ts';
import { storeWords } from './store-words.ts';

export interface NewEntry {
  documentId?: string;
  fileId?: string;
  manualPath?: string;
  audience: Audience;
  title: string;
  /** Words that find the entry but are in no passage: field values, alternative wordings. */
  extra?: string;
  /** Alternative wordings of the title, which also find its passages. */
  wordings?: readonly string[];
  passages: readonly Passage[];
  contentHash?: string;
  /** Author kind of a file's text, which `indexWaiting` splits into passages. */
  textSaidBy?: Voice;
}

/** About a book of 300 pages; later tokens are not indexed. */
const MOST_TOKENS = 60_000;
const ROWS_AT_ONCE = 50;

function rememberingTokens(tokens: (text: string) => string[]) {
  const known = new Map<string, string[]>();
  return (text: string): string[] => {
    const found = known.get(text) ?? tokens(text);
    known.set(text, found);
    return found;
  };
}

/** Stores an entry with its passages. Passages are found by their own words and by their headings. */
export async function storeEntry(tx: Db, entry: NewEntry): Promise<void> {
  const { tokens } = await loadAnalyser();
  const titleTokens = tokens(entry.title);
  const bodies = entry.passages.map(({ content }) => tokens(content));
  // Passages share headings and wordings, so each is analysed only once.
  const once = rememberingTokens(tokens);
  const headings = entry.passages.map(({ heading }) => once(heading));
  const wordings = entry.passages.map((passage) => [...(entry.wordings ?? []), ...(passage.wordings ?? [])].map(once));
  const allTokens = [
    ...tokens(entry.extra ?? ''),
    ...new Set([...headings.flat(), ...wordings.flat(2)]),
    ...bodies.flat(),
  ];
  const bodyTokens = allTokens.slice(0, MOST_TOKENS);
  const { id } = await tx
    .insertInto('search_entry')
    .values({
      document_id: entry.documentId ?? null,
      file_id: entry.fileId ?? null,
      manual_path: entry.manualPath ?? null,
      audience: entry.audience,
      title: entry.title,
      title_tokens: titleTokens.join(' '),
      body_tokens: bodyTokens.join(' '),
      analysis_version: ANALYSIS_VERSION,
      content_hash: entry.contentHash ?? '',
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  const rows = entry.passages.map(({ heading, anchor, second, content, voice = 'company' }, position) => ({
    heading,
    anchor,
    second,
    content,
    voice,
    entry_id: id,
    position,
    tokens: packWords({
      title: titleTokens,
      heading: headings[position] ?? [],
      wordings: wordings[position] ?? [],
      body: bodies[position] ?? [],
    }),
  }));
  for (let at = 0; at < rows.length; at += ROWS_AT_ONCE)
    await tx
      .insertInto('search_passage')
      .values(rows.slice(at, at + ROWS_AT_ONCE))
      .execute();
  const isCompanys = entry.passages.length > 0 && entry.passages.every(({ voice = 'company' }) => voice === 'company');
  storeWords(tx, [...titleTokens, ...allTokens], { isCompanys });
}
