import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { chatText } from '#shared/messages/assistant/chat.ko.ts';
import { ChatHeading } from '../parts/chat-heading.tsx';
import { focusLog } from '../parts/focus-log.ts';
import type { Source } from '../state/chat-state.ts';
import { AnswerLink } from './answer-link.tsx';

const CHIP =
  'flex max-w-full min-w-0 items-center gap-2 rounded-full border border-line bg-surface-soft py-1.5 pr-3.5 pl-1.5 text-[0.8125rem] leading-5 text-ink-soft';

/** Number of sources shown at first: on a phone each takes a row. A single further one is not hidden. */
const SHOWN = 2;

/** Sources of an answer; each opens at its passage. */
export function Sources({ sources }: { sources: readonly Source[] }) {
  const [isOpen, setOpen] = useState(false);
  const list = useRef<HTMLUListElement>(null);
  const shown = isOpen || sources.length <= SHOWN + 1 ? sources : sources.slice(0, SHOWN);
  const open = () => {
    // The button disappears, so the focus moves to the first newly shown source.
    flushSync(() => setOpen(true));
    const next = list.current?.children[SHOWN]?.querySelector('a');
    if (next) next.focus();
    else if (list.current) focusLog(list.current);
  };
  return (
    <div className="chat-message mt-4">
      <ChatHeading className="text-xs font-semibold text-ink-muted">{chatText.sources}</ChatHeading>
      <ul ref={list} className="mt-2 flex flex-wrap gap-2">
        {shown.map((source) => (
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
      {shown.length < sources.length && (
        <button
          type="button"
          onClick={open}
          className="mt-1 -ml-1 rounded px-1 py-2 text-xs font-semibold text-ink-muted hover:text-accent-ink"
        >
          {chatText.moreSources(sources.length - shown.length)}
        </button>
      )}
    </div>
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
