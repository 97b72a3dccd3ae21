import type { LoaderFunctionArgs } from 'react-router';
import type { OutputOf } from '#shared/contract/calls.ts';
import { servicesFrom } from '#web/lib/page/loader-context.ts';
import { loadDocuments } from '../documents/list/address/load-documents.ts';

/** The list, and the reference selected on the landing page (`?selected=<id>`). */
export async function loadReferences(args: LoaderFunctionArgs) {
  const selectedId = args.url.searchParams.get('selected') ?? '';
  const [list, selected] = await Promise.all([
    loadDocuments(args),
    selectedId === '' ? null : loadSelected(args, selectedId),
  ]);
  return { ...list, selected };
}

export type HomeReference = OutputOf<'/api/v1/board/reference-home'>[number];

/** Null if the landing page no longer has it. */
async function loadSelected(args: LoaderFunctionArgs, value: string): Promise<HomeReference | null> {
  const { api } = servicesFrom(args);
  const list = await api.post('/api/v1/board/reference-home', undefined, { signal: args.request.signal });
  return list.find((reference) => reference.value === value) ?? null;
}
