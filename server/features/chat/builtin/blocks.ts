import { boardOf } from '#shared/boards.ts';
import type { Place } from '#server/search/place.ts';
import type { FoundPassage } from '#server/search/query/search-passages.ts';
import { sentencesOf } from './sentences.ts';

export type LineKind = 'sentence' | 'ordered' | 'bullet' | 'row' | 'code';

/** Smallest unit that an answer takes from a text, with its passage. */
export interface Line {
  kind: LineKind;
  text: string;
  passageId: number;
}

/** Lines that belong together: a paragraph, list, table or code block. */
export interface Block {
  kind: LineKind;
  heading: string;
  lines: Line[];
  /** The sentence above that announces it or leads to it. */
  intro: Line | null;
  /** Some of its lines were left out. */
  isCut?: boolean;
}

/** `position`: its index among the passages of the text, if they are in their order. */
type BlockPassage = Pick<FoundPassage, 'passageId' | 'heading' | 'content'> & { position?: number };

/** Groups the passages of one text into blocks, in order. A list split by the end of a passage becomes one again. */
export function blocksOf(passages: readonly BlockPassage[]): Block[] {
  const blocks: Block[] = [];
  passages.forEach(({ passageId, position, heading, content }, at) => {
    // A table continues in the next passage, but not after one that was left out.
    let isAdjacent = position !== undefined && passages[at - 1]?.position === position - 1;
    for (const raw of content.split('\n')) {
      if (raw.trim() === '') continue;
      const kind = kindOf(raw);
      const last = isAdjacent ? blocks.at(-1) : undefined;
      isAdjacent = true;
      const texts = kind === 'sentence' ? sentencesOf(raw) : [kind === 'code' ? raw.slice(4) : raw.trim()];
      const lines = texts.map((text) => ({ kind, text, passageId }));
      if (kind !== 'sentence' && last?.kind === kind && last.heading === heading)
        last.lines.push(...(kind === 'row' && lines[0]?.text === last.lines[0]?.text ? [] : lines));
      else {
        const block = { kind, heading, lines };
        blocks.push({ ...block, intro: introOf(last, block) });
      }
    }
  });
  return blocks;
}

function kindOf(line: string): LineKind {
  if (line.startsWith('    ')) return 'code';
  if (/^\d+\. /.test(line)) return 'ordered';
  if (line.startsWith('- ')) return 'bullet';
  return line.includes(' | ') ? 'row' : 'sentence';
}

function introOf(last: Block | undefined, block: Omit<Block, 'intro'>): Line | null {
  const line = last?.kind === 'sentence' ? last.lines.at(-1) : undefined;
  if (!last || !line) return null;
  const belongs = block.kind !== 'sentence' || isBare(block.lines[0]?.text ?? '');
  return ANNOUNCES.test(line.text) || (belongs && last.heading === block.heading) ? line : null;
}

/** A line so short, such as 10%, that it says nothing without the line before. */
export const isBare = (line: string): boolean => line.length < 12 && !line.endsWith('.');

/** A sentence that says what follows: 아래 기준으로 정해집니다. */
const ANNOUNCES =
  /(?:아래|다음)(?:[와과의를]\s|처럼|에서\s|\s(?:표|순서|방법|항목|조건|경우|서류|기준|내용|절차|예|[한두세네]\s|\d))|[:：]$/;

/** Whether a part is the summary that a board asks for: what all of the text is about. */
export const isSummaryOf = (place: Place) => {
  const fields = place === 'manual' || place === 'page' ? [] : boardOf(place).fields;
  const label = fields.find(({ name }) => name === 'summary')?.label;
  return ({ heading }: { heading: string }): boolean => heading === label;
};
