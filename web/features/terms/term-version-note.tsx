import { useLocation } from 'react-router';
import type { OutputOf } from '#shared/contract/calls.ts';
import { termsText as text } from '#shared/messages/site/term.ko.ts';
import { Link } from '#web/lib/link.tsx';

/** Notice that this version is not the current one. */
export function TermVersionNote({ term }: { term: OutputOf<'/api/v1/site/term'> }) {
  const { pathname } = useLocation();
  if (term.isCurrent) return null;
  const state = term.versions.find(({ version }) => version === term.version)?.state;
  return (
    <p className="mt-6 flex flex-wrap items-center gap-x-3 rounded-control bg-warning-soft px-4 py-3 text-label text-warning">
      {state === 'coming' ? text.coming : text.past}
      <Link to={pathname} className="font-semibold underline underline-offset-3">
        {text.readCurrent}
      </Link>
    </p>
  );
}
