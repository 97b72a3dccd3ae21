import type { HomeReferences } from './references.tsx';

/** Value of one key of a reference; empty if missing. */
export const extraOf = ({ referenceExtraList }: HomeReferences[number], key: 'title' | 'texts'): string =>
  referenceExtraList.find((extra) => extra.key === key)?.value ?? '';
