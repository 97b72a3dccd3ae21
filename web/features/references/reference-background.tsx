import type { DocumentDetail } from '#shared/contract/boards/board.contract.ts';
import { referenceText as text } from '#shared/messages/boards/reference.ko.ts';

const PARTS = [
  { name: 'background', label: text.background },
  { name: 'approach', label: text.approach },
];

/** Background and approach of the project, in short. */
export function ReferenceBackground({ fields }: Pick<DocumentDetail, 'fields'>) {
  const filled = PARTS.filter(({ name }) => fields[name]);
  if (filled.length === 0) return null;
  return (
    <dl className="mt-10 grid gap-8 border-t border-line pt-8 md:grid-cols-2 md:gap-12 print:mt-4 print:grid-cols-2 print:pt-4">
      {filled.map(({ name, label }) => (
        <div key={name}>
          <dt className="text-label font-bold text-accent-ink">{label}</dt>
          <dd className="mt-2 whitespace-pre-line text-ink-soft">{fields[name]}</dd>
        </div>
      ))}
    </dl>
  );
}
