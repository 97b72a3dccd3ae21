import type { LoaderFunctionArgs } from 'react-router';
import { BOARDS } from '../../../shared/boards.ts';
import type { OutputOf } from '../../../shared/contract/calls.ts';
import { servicesFrom } from '../../lib/loader-context.ts';
import { loadList } from '../posts/list/address/load-list.ts';

/**
 * The list, and the reference that was chosen on the landing page: it is kept as the selected category
 * (specification point 2, Landing page, References).
 */
export async function loadReferences(args: LoaderFunctionArgs) {
  const chosen = chosenIn(servicesFrom(args).store.getState().category);
  const [list, selected] = await Promise.all([loadList(args), chosen === null ? null : loadChosen(args, chosen)]);
  return { ...list, selected };
}

const chosenIn = (category: string) =>
  category === '' || BOARDS.reference.categories.some((name) => name === category) ? null : category;

export type HomeReference = OutputOf<'/api/v1/board/reference-home'>[number];

/** Null when it is no longer among those of the landing page: the list is there all the same. */
async function loadChosen(args: LoaderFunctionArgs, value: string): Promise<HomeReference | null> {
  const { api } = servicesFrom(args);
  const list = await api.post('/api/v1/board/reference-home', undefined, { signal: args.request.signal });
  return list.find((reference) => reference.value === value) ?? null;
}
