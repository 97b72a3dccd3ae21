import type { LoaderFunctionArgs } from 'react-router';
import { loadTerm } from '#web/features/terms/load-term.ts';
import { TermPage } from '#web/features/terms/term-page.tsx';

export const loader = (args: LoaderFunctionArgs) => loadTerm(args, 'privacy-policy');

export function Component() {
  return <TermPage />;
}
