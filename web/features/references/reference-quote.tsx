import type { DocumentDetail } from '#shared/contract/boards/board.contract.ts';

export function ReferenceQuote({ fields: { quote, quoteBy } }: Pick<DocumentDetail, 'fields'>) {
  if (!quote) return null;
  return (
    <figure className="mt-12 border-l-4 border-accent pl-6 md:pl-8 print:mt-6 print:break-before-avoid">
      <blockquote className="text-xl leading-relaxed font-semibold text-ink md:text-2xl">“{quote}”</blockquote>
      {quoteBy && <figcaption className="mt-4 text-label text-ink-muted">{quoteBy}</figcaption>}
    </figure>
  );
}
