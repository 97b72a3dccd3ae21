import type { LoaderFunctionArgs } from 'react-router';
import type { OutputOf } from '#shared/contract/calls.ts';
import { apiFrom } from '#web/lib/page/loader-context.ts';

export type ReferenceFigures = OutputOf<'/api/v1/board/reference-figures'>;
export type MeasuredReference = ReferenceFigures['list'][number];

export const loadBenefit = (args: LoaderFunctionArgs) =>
  apiFrom(args).post('/api/v1/board/reference-figures', undefined, { signal: args.request.signal });
