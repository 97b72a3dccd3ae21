import type { LoaderFunctionArgs } from 'react-router';
import { useLoaderData } from 'react-router';
import { messages } from '#shared/messages.ko.ts';
import { CompanyFacts } from '#web/features/site/company-facts.tsx';
import { TermDocument } from '#web/features/site/term-document.tsx';
import { apiFrom } from '#web/lib/loader-context.ts';

export const loader = (args: LoaderFunctionArgs) =>
  apiFrom(args).post('/api/v1/site/term', { kind: 'company' }, { signal: args.request.signal });

export function Component() {
  return (
    <TermDocument term={useLoaderData<typeof loader>()} dated={messages.site.asOf}>
      <CompanyFacts />
    </TermDocument>
  );
}
