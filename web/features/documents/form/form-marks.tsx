import type { MouseEvent } from 'react';
import { useEffect, useRef, useState } from 'react';
import { messages } from '#shared/messages.ko.ts';
import { cx } from '#web/ui/cx.ts';

export interface FormMark {
  /** Id of the section. */
  id: string;
  title: string;
}

interface FormMarksProps {
  marks: readonly FormMark[];
  /** `row`: one line above the form, `list`: beside it. */
  look: 'row' | 'list';
  className?: string;
}

/** Sections of a long form: which one is in view, and the way to each. */
export function FormMarks({ marks, look, className }: FormMarksProps) {
  const [current, choose] = useMarkInView(marks);
  const go = (event: MouseEvent, id: string) => {
    // Not by the address: Back leaves the form, and not one of its sections.
    event.preventDefault();
    const section = document.getElementById(id);
    section?.scrollIntoView();
    choose(id);
    section?.querySelector<HTMLElement>('h2, legend')?.focus({ preventScroll: true });
  };
  return (
    <nav aria-label={messages.documents.form.sections} className={className}>
      <ol className={look === 'row' ? 'flex scroll-row gap-2' : 'border-l border-line'}>
        {marks.map(({ id, title }) => (
          <li key={id} className="shrink-0">
            <a
              href={`#${id}`}
              aria-current={id === current ? 'location' : undefined}
              onClick={(event) => go(event, id)}
              className={cx(
                look === 'row'
                  ? 'tab-link tab-link-small'
                  : '-ml-px flex min-h-8 items-center border-l-2 border-transparent px-3 text-sm text-ink-muted hover:text-ink aria-[current]:border-accent aria-[current]:font-semibold aria-[current]:text-ink',
              )}
            >
              {title}
            </a>
          </li>
        ))}
      </ol>
    </nav>
  );
}

/** Part of the window, from above, that the section in view has reached. */
const READ_AT = 0.35;

/**
 * Id of the section in view. At the end of the page it is the last one, which may be too short to get there; the chosen
 * one until the page is scrolled on, as others may be too short, too.
 */
function useMarkInView(marks: readonly FormMark[]): [string | undefined, (id: string) => void] {
  const [current, setCurrent] = useState(marks[0]?.id);
  const chosenAt = useRef<number | null>(null);
  useEffect(() => {
    const look = () => {
      if (scrollY === chosenAt.current) return;
      chosenAt.current = null;
      const isAtEnd = scrollY > 0 && innerHeight + scrollY >= document.documentElement.scrollHeight - 2;
      const reached = ({ id }: FormMark) =>
        (document.getElementById(id)?.getBoundingClientRect().top ?? Infinity) < innerHeight * READ_AT;
      setCurrent(isAtEnd ? marks.at(-1)?.id : (marks.findLast(reached) ?? marks[0])?.id);
    };
    look();
    addEventListener('scroll', look, { passive: true });
    return () => removeEventListener('scroll', look);
  }, [marks]);
  const choose = (id: string) => {
    chosenAt.current = scrollY;
    setCurrent(id);
  };
  return [current, choose];
}
