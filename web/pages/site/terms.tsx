import type { LoaderFunctionArgs } from 'react-router';
import { OtherTerms } from '../../features/terms/other-terms.tsx';
import { loadTerm } from '../../features/terms/load-term.ts';
import { TermPage } from '../../features/terms/term-page.tsx';

export const loader = (args: LoaderFunctionArgs) => loadTerm(args, 'terms-of-use');

export function Component() {
  return (
    <TermPage>
      <OtherTerms />
    </TermPage>
  );
}
