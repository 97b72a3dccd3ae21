import type { LoaderFunctionArgs } from 'react-router';
import { INQUIRY_TERMS } from '#shared/inquiries/inquiry-choices.ts';
import { apiFrom } from '#web/lib/page/loader-context.ts';
import type { Terms } from './inquiry-values.ts';
import { loadPrefilledInquiry } from './load-prefilled-inquiry.ts';

/** Loads the consent texts, what the inquiry begins with and, for members, their data. These calls are fast, so nothing is deferred. */
export async function loadInquiryForm(args: LoaderFunctionArgs) {
  const api = apiFrom(args);
  const { signal } = args.request;
  const [prefilled, { member }, ...terms] = await Promise.all([
    loadPrefilledInquiry(args),
    api.post('/api/v1/free/regData', undefined, { signal }),
    ...INQUIRY_TERMS.map((kind) => api.post('/api/v1/site/term', { kind }, { signal })),
  ]);
  return { prefilled, member, terms: Object.fromEntries(terms.map((term) => [term.kind, term])) as Terms };
}
