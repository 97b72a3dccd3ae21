import { globSync, readFileSync } from 'node:fs';
import { parseFrontMatter } from '#server/markdown/front-matter.ts';
import type { Db } from '#server/db/open-database.ts';
import { transaction } from '#server/db/transaction.ts';
import { loadAnalyser } from '#server/search/analyse/analyser.ts';
import { storeWords } from '#server/search/index/store-words.ts';

const AT_ONCE = 250;

/** Inserts indexed documents made of real sentences, so that word frequencies are realistic, without the API. */
export async function fillDocuments(db: Db, documents: number, now: string): Promise<void> {
  const analyser = await loadAnalyser();
  const pool = sentences().map((text) => ({ text, tokens: analyser.tokens(text).join(' ') }));
  const random = seeded(7);
  const pick = () => pool[Math.floor(random() * pool.length)] ?? { text: '', tokens: '' };
  for (let from = 0; from < documents; from += AT_ONCE) {
    const made = Array.from({ length: AT_ONCE }, (_, i) => {
      const title = pick();
      return { id: from + i + 1, title, body: [pick(), pick(), pick(), pick(), pick()] };
    });
    await transaction(db, async (tx) => {
      await tx
        .insertInto('document')
        .values(
          made.map(({ id, title, body }) =>
            documentOf(id, title.text, body, Date.parse(now) - (documents - id) * 60_000),
          ),
        )
        .execute();
      await tx
        .insertInto('search_entry')
        .values(
          made.map(({ id, title, body }) => ({
            id,
            document_id: String(id),
            audience: 'all' as const,
            title: title.text.slice(0, 100),
            title_tokens: title.tokens,
            body_tokens: body.map(({ tokens }) => tokens).join(' '),
            analysis_version: 1,
            content_hash: '',
          })),
        )
        .execute();
      await tx
        .insertInto('search_passage')
        .values(
          made.map(({ id, title, body }) => ({
            entry_id: id,
            position: 0,
            heading: '',
            anchor: '',
            content: body.map(({ text }) => text).join('\n'),
            tokens: [title, ...body].map(({ tokens }) => tokens).join(' '),
          })),
        )
        .execute();
    });
  }
  await transaction(db, async (tx) =>
    storeWords(
      tx,
      pool.flatMap(({ tokens }) => tokens.split(' ')),
      { isCompanys: true },
    ),
  );
}

function documentOf(id: number, title: string, body: readonly { text: string }[], publishedMs: number) {
  const publishedAt = new Date(publishedMs).toISOString();
  const text = body.map((one) => one.text).join('\n');
  return {
    id: String(id),
    board_type: id % 3 === 0 ? ('notice' as const) : ('qna' as const),
    category: '기타',
    title: title.slice(0, 100),
    body_html: `<p>${text}</p>`,
    body_text: text,
    fields: '{}',
    author_id: null,
    author_name: '운영팀',
    is_staff_author: 1,
    is_private: id % 20 === 0 ? 1 : 0,
    is_pinned: 0,
    answer_state: null,
    created_at: publishedAt,
    updated_at: publishedAt,
    published_at: publishedAt,
    popup_from: null,
    popup_until: null,
    deleted_at: null,
    deleted_by: null,
  };
}

/** The sentences of the demo content. */
export function sentences(): string[] {
  return globSync('content/{notices,questions,faq,manual}/*.md')
    .flatMap((path) => parseFrontMatter(readFileSync(path, 'utf8')).body.split(/\n|(?<=다\.) /))
    .map((line) => line.replace(/[#*|`>-]+/g, ' ').trim())
    .filter((line) => line.length > 15 && !line.startsWith('<!'));
}

/** A reproducible random number generator (mulberry32). */
function seeded(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d_2b_79_f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}
