import { ChevronDown } from 'lucide-react';
import { memo, useRef } from 'react';
import { cx } from '#web/ui/cx.ts';
import { foldAfter, foldedName } from '../format/fold-answer.ts';
import type { Block } from '../format/parse-answer-blocks.ts';
import { QuestionButton } from '../parts/question-button.tsx';
import { CodeBlock } from './code-block.tsx';
import { InlineText } from './inline-text.tsx';
import { JsonBlock } from './json-block.tsx';
import { TableRow } from './table-row.tsx';
import { useFold } from './use-fold.ts';

interface AnswerBlocksProps {
  seen: readonly Block[];
  folded: readonly Block[];
  /** False while text is still coming: what was shown does not disappear then. */
  isWhole: boolean;
}

/** Formatted answer (specification point 4, Reply formatting). Rendered as elements, never as HTML. */
export const AnswerBlocks = memo(function AnswerBlocks({ seen, folded, isWhole }: AnswerBlocksProps) {
  const list = useRef<HTMLDivElement>(null);
  const shown = foldAfter(seen, useFold(list, isWhole) ?? seen.length);
  const cut = seen.slice(shown);
  const rest = [...cut.filter((block) => !isButton(block)), ...folded];
  return (
    <div className="text-label leading-7 text-ink-soft">
      <div ref={list}>
        <Blocks blocks={seen.slice(0, shown)} />
      </div>
      {rest.length > 0 && (
        <details className="group/more mt-2">
          <summary className="flex w-fit cursor-pointer list-none items-center gap-1 rounded py-1.5 text-[0.8125rem] leading-5 font-semibold text-ink-muted hover:text-accent-ink [&::-webkit-details-marker]:hidden">
            {foldedName(rest)}
            <ChevronDown size={14} aria-hidden="true" className="group-open/more:rotate-180" />
          </summary>
          <Blocks blocks={rest} />
        </details>
      )}
      {/* Ways on are never folded. */}
      <Blocks blocks={cut.filter(isButton)} />
    </div>
  );
});

const isButton = ({ kind }: Block) => kind === 'json' || kind === 'question';

const Blocks = ({ blocks }: { blocks: readonly Block[] }) =>
  blocks.map((block, index) => (
    // Blocks are only ever added at the end.
    <div key={index} data-button={isButton(block) || undefined} className={cx(gapOf(block), 'first:mt-0')}>
      <BlockView block={block} />
    </div>
  ));

const gapOf = ({ kind, isApart }: Block): string => {
  if (kind === 'title') return 'mt-5';
  if (kind === 'json' || kind === 'code') return 'my-3';
  if (isApart) return 'mt-3.5';
  if (kind === 'row') return '';
  return kind === 'text' ? 'mt-1' : 'mt-2';
};

/** What stands behind a link and a dash is about the page that it leads to, and begins a line of its own. */
function BulletText({ text }: { text: string }) {
  const [lead = '', ...about] = text.split(/(?<=\)) — /);
  return (
    <>
      <InlineText line={lead} />
      {about.length > 0 && (
        <span className="block text-sm leading-6 text-ink-muted">
          <InlineText line={about.join(' — ')} />
        </span>
      )}
    </>
  );
}

function BlockView({ block }: { block: Block }) {
  const { kind, text, number } = block;
  switch (kind) {
    case 'question':
      return <QuestionButton question={text} />;
    case 'title':
      return (
        <p className="text-base leading-snug font-bold text-ink">
          <InlineText line={text} />
        </p>
      );
    case 'numbered':
      return (
        <p className="flex gap-2.5 text-base leading-7 text-ink">
          <span className="min-w-5 font-bold text-accent-ink tabular-nums">{number}.</span>
          <span className="min-w-0 flex-1">
            <InlineText line={text} />
          </span>
        </p>
      );
    case 'bullet':
      return (
        <p className="flex gap-2.5">
          <span aria-hidden="true" className="mt-[0.7rem] size-1.5 shrink-0 rounded-full bg-accent/60" />
          <span className="min-w-0 flex-1">
            <BulletText text={text} />
          </span>
        </p>
      );
    case 'row':
      return <TableRow row={block} />;
    case 'code':
      return <CodeBlock text={text} />;
    case 'json':
      return <JsonBlock text={text} />;
    default:
      return (
        <p>
          <InlineText line={text} />
        </p>
      );
  }
}
