import type { TextPart } from '#shared/contract/site/search.contract.ts';

/** Text with the matches marked. */
export function MarkedText({ parts }: { parts: readonly TextPart[] }) {
  return parts.map(({ text, isHit }, i) =>
    isHit ? (
      // oxlint-disable-next-line react/no-array-index-key -- the parts of one text, never reordered
      <mark key={i} className="rounded-sm bg-accent-soft px-0.5 font-semibold text-accent-ink">
        {text}
      </mark>
    ) : (
      text
    ),
  );
}
