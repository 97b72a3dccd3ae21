import type { ReactNode } from 'react';
import { useLoaderData } from 'react-router';
import { TermDocument } from '../site/term-document.tsx';
import { TermDiff } from './term-diff.tsx';
import type { loadTerm } from './load-term.ts';
import { TermVersions } from './term-versions.tsx';
import { TermVersionNote } from './term-version-note.tsx';

/** A legal text with its versions, or the changes if requested. */
export function TermPage({ children }: { children?: ReactNode }) {
  const { term, diff } = useLoaderData<typeof loadTerm>();
  return (
    <TermDocument
      term={term}
      note={<TermVersionNote term={term} />}
      body={diff && <TermDiff from={diff.from} to={term.version} lines={diff.lines} />}
    >
      <TermVersions term={term} />
      {children}
    </TermDocument>
  );
}
