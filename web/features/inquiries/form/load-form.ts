import type { LoaderFunctionArgs } from 'react-router';
import { INQUIRY_TERMS } from '#shared/inquiries/inquiries.ts';
import { apiFrom } from '#web/lib/loader-context.ts';
import type { Terms } from './inquiry-values.ts';

/** The texts to agree to, and what is known of a member. The server answers these in no time: no need to wait later. */
export async function loadForm(args: LoaderFunctionArgs) {
  const api = apiFrom(args);
  const { signal } = args.request;
  const [{ member }, ...terms] = await Promise.all([
    api.post('/api/v1/free/regData', undefined, { signal }),
    ...INQUIRY_TERMS.map((kind) => api.post('/api/v1/site/term', { kind }, { signal })),
  ]);
  return { member, terms: Object.fromEntries(terms.map((term) => [term.kind, term])) as Terms };
}
