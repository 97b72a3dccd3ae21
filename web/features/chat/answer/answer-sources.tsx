import type { Source } from '../state/chat-state.ts';
import { AnswerLink } from './answer-link.tsx';

const CHIP =
  'flex max-w-full min-w-0 items-center gap-2 rounded-full border border-line bg-surface-soft py-1.5 pr-3.5 pl-1.5 text-[0.8125rem] leading-5 text-ink-soft';

/** Sources of an answer; each opens at its passage. */
export function AnswerSources({ sources }: { sources: readonly Source[] }) {
  return (
    <ul className="flex flex-wrap gap-2">
      {sources.map((source) => (
        <li key={source.path ?? source.title} className="max-w-full min-w-0">
          {source.path === null ? (
            <span className={CHIP}>
              <Names source={source} />
            </span>
          ) : (
            <AnswerLink
              address={source.path}
              title={source.excerpt.slice(0, 200)}
              className={`${CHIP} transition-colors hover:border-accent hover:text-accent-ink`}
            >
              <Names source={source} />
            </AnswerLink>
          )}
        </li>
      ))}
    </ul>
  );
}

function Names({ source: { board, title } }: { source: Source }) {
  return (
    <>
      {board !== '' && (
        <span className="shrink-0 rounded-full bg-accent-soft px-2 text-xs leading-5 font-semibold text-accent-ink">
          {board}
        </span>
      )}
      <span className={board === '' ? 'truncate pl-2' : 'truncate'}>{title}</span>
    </>
  );
}
