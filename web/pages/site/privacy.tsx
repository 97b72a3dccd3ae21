import type { LoaderFunctionArgs } from 'react-router';
import { loadTerm } from '../../features/terms/load-term.ts';
import { TermPage } from '../../features/terms/term-page.tsx';

export const loader = (args: LoaderFunctionArgs) => loadTerm(args, 'privacy-policy');

export function Component() {
  return <TermPage />;
}
