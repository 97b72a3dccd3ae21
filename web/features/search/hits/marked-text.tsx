import type { TextPart } from '#shared/contract/site/search.contract.ts';
import { unbroken } from '#web/ui/text/unbroken.tsx';

/** Text with the matches marked. */
export function MarkedText({ parts }: { parts: readonly TextPart[] }) {
  return parts.map(({ text, isHit }, i) =>
    isHit ? (
      // oxlint-disable-next-line react/no-array-index-key -- the parts of one text, never reordered
      <mark key={i} className="bg-transparent font-bold text-ink">
        {unbroken(text)}
      </mark>
    ) : (
      unbroken(text)
    ),
  );
}
