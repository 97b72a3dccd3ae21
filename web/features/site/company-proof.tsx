import type { OutputOf } from '#shared/contract/calls.ts';
import { companyText } from '#shared/messages/site/company.ko.ts';
import { paths } from '#shared/paths.ts';
import { Link } from '#web/lib/link.tsx';

const text = companyText.proof;
/** No industry of its own: not counted. */
const OTHER = '기타';

/** What customers measured, as large figures; nothing without published references. */
export function CompanyProof({ figures }: { figures: OutputOf<'/api/v1/board/reference-figures'> }) {
  const { customers, list, timeSaved } = figures;
  if (timeSaved === null) return null;
  const industries = new Set(list.map(({ industry }) => industry));
  industries.delete(OTHER);
  const references = customers.map((name) => list.find(({ customerName }) => customerName === name));
  const shown = [
    [text.customers, text.places(customers.length)],
    [text.industries, text.kinds(industries.size)],
    [text.saved, `${timeSaved.medianPercent}%`],
  ];
  return (
    <section aria-label={text.label} className="px-5 pt-6 pb-3 md:px-8 md:pt-7">
      <dl className="grid grid-cols-3 gap-x-4 sm:gap-x-8">
        {shown.map(([name, value]) => (
          <div key={name} className="flex flex-col-reverse justify-end max-sm:text-sm">
            <dt className="text-ink-soft">{name}</dt>
            <dd className="text-[1.75rem] leading-tight font-bold text-accent-ink md:text-[2.5rem]">{value}</dd>
          </div>
        ))}
      </dl>
      <p className="mt-4 text-sm text-ink-soft">{text.savedHint(timeSaved.medianPercent, timeSaved.source)}</p>
      <ul aria-label={text.customers} className="mt-5 flex flex-wrap gap-1.5 sm:gap-2">
        {references.map(
          (reference) =>
            reference && (
              // All of them are behind the link below.
              <li key={reference.documentId} className="max-sm:nth-[n+7]:hidden">
                <Link
                  to={paths.boardDetail('reference', reference.documentId)}
                  className="flex h-9 items-center rounded-full bg-surface px-3 text-sm font-semibold text-ink hover:text-accent-ink hover:underline sm:h-10 sm:px-4 sm:text-label"
                >
                  {reference.customerName}
                </Link>
              </li>
            ),
        )}
      </ul>
      <p className="mt-3 flex flex-wrap gap-x-6 font-semibold text-accent-ink">
        <Link to={`${paths.cost()}#measured`} className="py-2.5 hover:underline">
          {text.basis}
        </Link>
        <Link to={paths.boardList('reference')} className="py-2.5 hover:underline">
          {text.all}
        </Link>
      </p>
    </section>
  );
}
