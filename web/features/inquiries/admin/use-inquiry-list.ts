import { useLoaderData } from 'react-router';
import { paths } from '#web/paths.ts';
import type { Pipeline } from './load-inquiries.ts';
import type { PipelineQuery } from './inquiry-query.ts';
import { writePipelineQuery } from './inquiry-query.ts';

export const usePipeline = () => useLoaderData<Pipeline>();

/** Addresses of the pipeline with something changed; whatever changes, reading starts again at page 1. */
export function usePipelineAddress() {
  const { query } = usePipeline();
  return (changes: Partial<PipelineQuery>) =>
    paths.contactList() + writePipelineQuery({ ...query, page: 1, open: '', ...changes });
}

/** The same list with a drawer open. */
export function useOpenAddress() {
  const { query } = usePipeline();
  return (contractId: string) => paths.contactList() + writePipelineQuery({ ...query, open: contractId });
}
