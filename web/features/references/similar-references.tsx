import type { DocumentSummary } from '#shared/contract/boards/board.contract.ts';
import { referenceText as text } from '#shared/messages/boards/reference.ko.ts';
import { ReferenceCard } from './reference-card.tsx';

export function SimilarReferences({ documents }: { documents: readonly DocumentSummary[] }) {
  if (documents.length === 0) return null;
  return (
    <section aria-labelledby="similar" className="no-print mt-16">
      <h2 id="similar" className="text-xl font-bold text-ink">
        {text.similar}
      </h2>
      <ul className="mt-6 grid gap-5 sm:grid-cols-2 lg:grid-cols-3">
        {documents.map((document) => (
          // The third would stand alone below two columns.
          <li key={document.documentId} className="sm:max-lg:nth-3:hidden">
            <ReferenceCard document={document} />
          </li>
        ))}
      </ul>
    </section>
  );
}
