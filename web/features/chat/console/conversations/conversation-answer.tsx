import { chatText } from '#shared/messages/chat/chat.ko.ts';
import { AnswerBlocks } from '../../answer/answer-blocks.tsx';
import { AnswerLink } from '../../answer/answer-link.tsx';
import { menuAddress, menuIn } from '../../format/menu-button.ts';
import { foldAfter } from '../../format/fold-answer.ts';
import type { AnswerParts } from '../../format/fold-answer.ts';
import type { Block } from '../../format/parse-answer-blocks.ts';

const LINES_SEEN = 8;
/** Hiding fewer would gain nothing. */
const LINES_WORTH = 3;
/** At the width of this page, about. */
const CHARS_OF_LINE = 45;

const linesOf = ({ kind, text }: Block): number => {
  if (kind === 'code') return text.split('\n').length;
  return kind === 'json' ? 2 : Math.ceil(text.length / CHARS_OF_LINE);
};

const menuOf = ({ kind, text }: Block) => (kind === 'json' ? menuIn(text) : null);

/** Number of the first blocks that are about as high as what is seen of an answer. */
function shownOf(blocks: readonly Block[]): number {
  let lines = 0;
  const ends = blocks.map((block) => (lines += linesOf(block)));
  if (lines <= LINES_SEEN + LINES_WORTH) return blocks.length;
  return foldAfter(blocks, Math.max(1, ends.filter((end) => end <= LINES_SEEN).length));
}

/** An answer as in the chat, its beginning seen. Nobody asks here: questions that lead on are words, buttons are links. */
export function ConversationAnswer({ parts: { seen, folded, related } }: { parts: AnswerParts }) {
  const menus = [...seen, ...folded].flatMap((block) => menuOf(block) ?? []);
  const blocks = seen
    .filter((block) => !menuOf(block))
    .map((block) => (block.kind === 'question' ? { ...block, kind: 'bullet' as const } : block));
  const shown = shownOf(blocks);
  return (
    <div className="mt-1 max-w-[720px] break-words">
      <AnswerBlocks
        seen={blocks.slice(0, shown)}
        folded={[...blocks.slice(shown), ...folded.filter((block) => !menuOf(block))]}
        isWhole={false}
      />
      {menus.length > 0 && (
        <p className="mt-3 flex flex-wrap gap-x-4 text-sm">
          {menus.map((menu, at) => (
            <AnswerLink key={at} address={menuAddress(menu)}>
              {chatText.toMenu(menu.desc)}
            </AnswerLink>
          ))}
        </p>
      )}
      {related.length > 0 && (
        <p className="mt-3 text-sm text-ink-muted">
          {chatText.related}: {related.join(' · ')}
        </p>
      )}
    </div>
  );
}
