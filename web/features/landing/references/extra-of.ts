import type { HomeReferences } from './references.tsx';

/** The value of one key of a reference; empty when the server did not send it. */
export const extraOf = ({ referenceExtraList }: HomeReferences[number], key: 'title' | 'texts'): string =>
  referenceExtraList.find((extra) => extra.key === key)?.value ?? '';
