import type { HomeReferences } from './references.tsx';

type ExtraKey = 'title' | 'texts' | 'cover' | 'figure' | 'before' | 'after' | 'change';

/** Value of one key of a reference; empty if missing. */
export const referenceExtra = ({ referenceExtraList }: HomeReferences[number], key: ExtraKey): string =>
  referenceExtraList.find((extra) => extra.key === key)?.value ?? '';
