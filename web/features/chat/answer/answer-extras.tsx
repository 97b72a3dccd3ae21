import { ChevronDown } from 'lucide-react';
import type { ReactNode } from 'react';
import { useEffect, useId, useRef, useState } from 'react';
import { chatText } from '#shared/messages/chat/chat.ko.ts';
import { QuestionButton } from '../parts/question-button.tsx';
import type { Source } from '../state/chat-state.ts';
import { AnswerSources } from './answer-sources.tsx';

interface AnswerExtrasProps {
  sources: readonly Source[];
  related: readonly string[];
  /** The rating buttons, in the same line. */
  children: ReactNode;
}

type Part = 'sources' | 'related';

/** One line below an answer: its sources and the questions that lead on, each folded until opened, and its rating. */
export function AnswerExtras({ sources, related, children }: AnswerExtrasProps) {
  const [open, setOpen] = useState<Part | null>(null);
  const id = useId();
  const opened = useRef<HTMLDivElement>(null);
  // What opens at the end of the log would open below its edge.
  useEffect(() => {
    if (open !== null) opened.current?.scrollIntoView({ block: 'nearest' });
  }, [open]);
  const button = (part: Part, name: string, count: number) =>
    count > 0 && (
      <button
        type="button"
        data-opens
        aria-expanded={open === part}
        aria-controls={id}
        onClick={() => setOpen(open === part ? null : part)}
        className="inline-flex min-h-9 items-center gap-1 rounded-lg px-2 text-[0.8125rem] font-medium text-ink-soft hover:bg-surface-soft hover:text-ink"
      >
        {name} {count}
        <ChevronDown size={14} aria-hidden="true" className={open === part ? 'rotate-180' : undefined} />
      </button>
    );
  return (
    <>
      <div className="mt-2 -ml-2 flex flex-wrap items-center gap-x-1">
        {button('sources', chatText.sources, sources.length)}
        {button('related', chatText.related, related.length)}
        {children}
      </div>
      <div ref={opened} id={id} className={open === null ? undefined : 'mt-2'}>
        {open === 'sources' && <AnswerSources sources={sources} />}
        {open === 'related' && (
          <ul className="space-y-2">
            {related.map((question) => (
              <li key={question}>
                <QuestionButton question={question} />
              </li>
            ))}
          </ul>
        )}
      </div>
    </>
  );
}
