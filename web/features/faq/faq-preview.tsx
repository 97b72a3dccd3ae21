import type { DocumentDetail } from '#shared/contract/boards/board.contract.ts';
import { Disclosure } from '#web/ui/navigation/disclosure.tsx';
import { RichText } from '#web/ui/rich-text.tsx';

/** What is being written, as an opened FAQ. */
export const FaqPreview = ({ document }: { document: DocumentDetail }) => (
  <Disclosure
    defaultOpen
    title={
      <span className="flex min-w-0 flex-1 flex-col gap-1 md:flex-row md:items-baseline md:gap-5">
        <span className="shrink-0 text-sm font-semibold text-accent-ink md:w-20">{document.category}</span>
        <span className="text-[17px] leading-snug font-semibold text-ink">{document.title}</span>
      </span>
    }
  >
    <div className="rounded-card bg-surface-soft px-5 py-6 md:px-8">
      <RichText html={document.bodyHtml} />
    </div>
  </Disclosure>
);
