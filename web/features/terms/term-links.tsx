import { ArrowUpRight } from 'lucide-react';
import { termLinksText as text } from '#shared/messages/common/term-link.ko.ts';
import type { TermKind } from '#shared/site/terms.ts';
import { paths } from '#shared/paths.ts';

const LOOK =
  'shrink-0 rounded-md px-1 text-sm sm:px-1.5 leading-6 text-ink-muted underline underline-offset-3 hover:text-ink';

interface TermLinksProps {
  kind: TermKind;
  /** Name of the consent, as written beside its box. */
  name: string;
  onOpen: () => void;
}

/**
 * Links beside a consent box: the text in the modal, where closing unticks the box (specification point 2, Signup
 * screen), and the text as a page in a new tab, which changes nothing.
 */
export function TermLinks({ kind, name, onOpen }: TermLinksProps) {
  return (
    <>
      <button type="button" className={LOOK} aria-label={text.read(name)} onClick={onOpen}>
        {text.readShort}
      </button>
      {/* On a phone the sign alone, so that the name of the consent has one line. */}
      <a href={paths.term(kind)} target="_blank" rel="noopener" className={LOOK} aria-label={text.page(name)}>
        <span className="max-sm:hidden">{text.pageShort}</span>
        <ArrowUpRight aria-hidden="true" className="inline size-4 sm:ml-0.5" />
      </a>
    </>
  );
}

/** Below the text in the modal: what closing does, and the way that does nothing. */
export function TermNote({ kind }: Pick<TermLinksProps, 'kind'>) {
  return (
    <>
      {text.closing}{' '}
      <a href={paths.term(kind)} target="_blank" rel="noopener" className="underline underline-offset-3">
        {text.onlyRead}
        <ArrowUpRight aria-hidden="true" className="ml-0.5 inline size-4" />
      </a>
    </>
  );
}
