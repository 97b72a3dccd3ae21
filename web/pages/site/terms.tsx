import type { LoaderFunctionArgs } from 'react-router';
import { OtherTerms } from '#web/features/terms/other-terms.tsx';
import { loadTerm } from '#web/features/terms/load-term.ts';
import { TermPage } from '#web/features/terms/term-page.tsx';

export const loader = (args: LoaderFunctionArgs) => loadTerm(args, 'terms-of-use');

export function Component() {
  return (
    <TermPage>
      <OtherTerms />
    </TermPage>
  );
}
