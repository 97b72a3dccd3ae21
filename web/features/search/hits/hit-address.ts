import type { SearchPlace } from '#shared/contract/site/search.contract.ts';
import { paths } from '#shared/paths.ts';

interface Found {
  place: SearchPlace;
  documentId: string | null;
  manualPath: string | null;
  anchor?: string;
  second?: number | null;
}

/** URL of a hit: with the heading in the manual, with the second in a video. */
export function hitAddress({ place, documentId, manualPath, anchor = '', second = null }: Found): string {
  if (place === 'page') return manualPath ?? paths.terms();
  if (place === 'manual') return (manualPath ?? paths.manual()) + (anchor === '' ? '' : `#${anchor}`);
  const address = paths.boardDetail(place, documentId ?? '');
  return second === null ? address : `${address}?t=${second}`;
}
