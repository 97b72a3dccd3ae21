import { boardOf } from '#shared/boards.ts';
import type { Db } from '#server/db/open-database.ts';
import { transaction } from '#server/db/transaction.ts';
import { loadAnalyser } from '#server/search/analyse/analyser.ts';
import { storeWords } from '#server/search/index/store-words.ts';

const AT_ONCE = 250;
const MINUTE_MS = 60_000;

/** Occurs in one of a hundred documents, so a search in a thousand documents fills one page. */
export const RARE_WORD = '재해복구';
/** Occurs in a quarter of the documents. */
export const COMMON_WORD = '라이선스';
const SENTENCES = [
  '로봇이 정해진 시간에 업무를 시작하도록 스케줄을 등록합니다.',
  '새 버전에서는 실행 기록을 더 오래 보관합니다.',
  '점검 시간에는 관리 화면을 사용할 수 없습니다.',
  `${COMMON_WORD}를 갱신하면 모든 기능을 계속 사용할 수 있습니다.`,
];

/** Inserts indexed documents into one board, some of them hidden, deleted, pinned or scheduled, without the API. */
export async function fillBoard(db: Db, documents: number, now: string): Promise<void> {
  const analyser = await loadAnalyser();
  const tokensOf = (text: string) => analyser.tokens(text).join(' ');
  const common = SENTENCES.map((text) => ({ text, tokens: tokensOf(text) }));
  const rare = { text: `${RARE_WORD} 훈련을 안내합니다.`, tokens: tokensOf(`${RARE_WORD} 훈련을 안내합니다.`) };
  const { categories } = boardOf('notice');

  const documentOf = (n: number) => {
    const { text } = bodyOf(n);
    return {
      id: idOf(n),
      board_type: 'notice' as const,
      category: categories[n % categories.length] ?? '',
      title: `${n}번째 공지`,
      body_html: `<p>${text}</p>`.repeat(5),
      body_text: `${text}\n`.repeat(5),
      fields: '{}',
      author_id: null,
      author_name: '운영팀',
      is_staff_author: 1,
      is_private: 0,
      is_pinned: n % Math.ceil(documents / 3) === 1 ? 1 : 0,
      is_hidden: n % 50 === 7 ? 1 : 0,
      answer_state: null,
      review_state: null,
      created_at: now,
      updated_at: now,
      // The last ten are scheduled.
      published_at: new Date(Date.parse(now) - (documents - n - 10) * MINUTE_MS).toISOString(),
      popup_from: null,
      popup_until: null,
      deleted_at: n % 50 === 9 ? now : null,
      deleted_by: null,
    };
  };
  const bodyOf = (n: number) => (n % 100 === 0 ? rare : (common[n % common.length] ?? rare));

  const words = [rare, ...common].flatMap(({ tokens }) => tokens.split(' '));
  await transaction(db, async (tx) => storeWords(tx, words, { isCompanys: true }));
  for (let from = 1; from <= documents; from += AT_ONCE) {
    const numbers = Array.from({ length: Math.min(AT_ONCE, documents - from + 1) }, (_, i) => from + i);
    await transaction(db, async (tx) => {
      await tx.insertInto('document').values(numbers.map(documentOf)).execute();
      const entries = numbers.map((n) => ({
        id: n,
        document_id: idOf(n),
        audience: 'all' as const,
        title: `${n}번째 공지`,
        title_tokens: tokensOf(`${n}번째 공지`),
        body_tokens: bodyOf(n).tokens,
        analysis_version: 1,
        content_hash: '',
      }));
      await tx.insertInto('search_entry').values(entries).execute();
      const passages = numbers.map((n) => ({
        entry_id: n,
        position: 0,
        heading: '',
        anchor: '',
        content: bodyOf(n).text,
        tokens: bodyOf(n).tokens,
      }));
      await tx.insertInto('search_passage').values(passages).execute();
    });
  }
}

/** Scattered like real ids: documents of neighbouring times are not neighbours in the index. */
export const idOf = (n: number) => `${((n * 2_654_435_761) % 4_294_967_296).toString(16).padStart(8, '0')}-${n}`;
