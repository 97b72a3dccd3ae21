import type { ReactNode } from 'react';
import { useLoaderData } from 'react-router';
import { TermDocument } from '../site/term-document.tsx';
import { DiffView } from './diff-view.tsx';
import type { loadTerm } from './load-term.ts';
import { TermVersions } from './term-versions.tsx';
import { VersionNote } from './version-note.tsx';

/** A legal text with its versions, or the changes if requested. */
export function TermPage({ children }: { children?: ReactNode }) {
  const { term, diff } = useLoaderData<typeof loadTerm>();
  return (
    <TermDocument
      term={term}
      note={<VersionNote term={term} />}
      body={diff && <DiffView from={diff.from} to={term.version} lines={diff.lines} />}
    >
      <TermVersions term={term} />
      {children}
    </TermDocument>
  );
}
