import { boardOf } from '#shared/boards.ts';
import type { DocumentSummary } from '#shared/contract/boards/board.contract.ts';
import type { Answer } from './faq-item.tsx';
import { cx } from '#web/ui/cx.ts';
import { FaqItem } from './faq-item.tsx';

/** On paper as many answers on a sheet as can be read well, each of them whole and with its question. */
const ON_PAPER = [
  'print:[&_summary]:pt-3 print:[&_summary]:pb-1 print:[&_summary+div]:pb-3',
  'print:[&_:is(.rich-text,table)]:text-[13px]! print:[&_.rich-text]:leading-normal! print:[&_.rich-text>*+*]:mt-1.5!',
  'print:[&_:is(th,td)]:py-1! print:[&_:is(details,.rich-text)]:break-inside-avoid',
].join(' ');

interface FaqGroupsProps {
  questions: readonly DocumentSummary[];
  /** Under a heading for each category; a search keeps its own order. */
  isGrouped: boolean;
  opened: Answer | null;
}

export function FaqGroups({ questions, isGrouped, opened }: FaqGroupsProps) {
  const items = (list: readonly DocumentSummary[]) =>
    list.map((question) => (
      <FaqItem
        key={question.documentId}
        question={question}
        showsCategory={!isGrouped}
        opened={opened?.documentId === question.documentId ? opened : null}
      />
    ));
  if (!isGrouped) return <div className={cx('border-t border-line', ON_PAPER)}>{items(questions)}</div>;
  const groups = boardOf('faq')
    .categories.map((category) => ({ category, list: questions.filter((question) => question.category === category) }))
    .filter(({ list }) => list.length > 0);
  return groups.map(({ category, list }) => (
    <section
      key={category}
      aria-label={category}
      className={cx(
        'mt-12 border-t-2 border-ink first-of-type:mt-1 md:first-of-type:mt-3 lg:grid lg:grid-cols-[11rem_minmax(0,1fr)] print:mt-6',
        ON_PAPER,
      )}
    >
      <h2 className="py-3 print:py-1.5 text-xl font-bold text-ink lg:py-5 lg:sticky lg:top-16 lg:self-start">
        {category} <span className="text-base text-accent-ink">{list.length}</span>
      </h2>
      <div className="max-lg:border-t max-lg:border-line">{items(list)}</div>
    </section>
  ));
}
