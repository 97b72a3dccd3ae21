import type { OutputOf } from '#shared/contract/calls.ts';
import { adminText } from '#shared/messages/admin/admin.ko.ts';
import { paths } from '#shared/paths.ts';
import { Link } from '#web/lib/link.tsx';
import { cx } from '#web/ui/cx.ts';

type Todo = OutputOf<'/api/v1/admin/dashboard'>['todo'];

const text = adminText.todo;

interface Tile {
  key: 'inquiries' | 'myInquiries' | 'questions' | 'reviews' | 'failedMails';
  href: string;
  /** The new ones among them. */
  fresh?: { key: 'newInquiries'; href: string };
  overdue?: { key: 'overdueInquiries' | 'overdueQuestions'; href: string };
}

const TILES: readonly Tile[] = [
  {
    key: 'inquiries',
    href: `${paths.contactList()}?uncontacted=Y`,
    fresh: { key: 'newInquiries', href: `${paths.contactList()}?status=${encodeURIComponent('접수')}` },
    overdue: { key: 'overdueInquiries', href: `${paths.contactList()}?overdue=Y` },
  },
  { key: 'myInquiries', href: `${paths.contactList()}?done=N&owner=me` },
  {
    key: 'questions',
    href: paths.adminQuestions(),
    overdue: { key: 'overdueQuestions', href: paths.adminOverdueQuestions() },
  },
  { key: 'reviews', href: paths.adminMarket() },
  { key: 'failedMails', href: `${paths.adminOutbox()}?status=failed` },
];

/** Of six columns on screens too narrow for one row: of five tiles the first is wider, so that no row has a gap. */
const SPANS_OF_FIVE = ['max-md:col-span-6', '', ...Array<string>(3).fill('md:max-xl:col-span-2')];

/** Numbers of open tasks and of the overdue among them, linked to their lists. */
export function TodoPanel({ todo }: { todo: Todo }) {
  const tiles = TILES.filter(({ key }) => todo[key] !== null);
  return (
    <section aria-labelledby="todo">
      <h2 id="todo" className="text-lg font-bold text-ink">
        {text.title}
      </h2>
      <ul className="mt-3 grid grid-cols-6 gap-3 md:max-xl:auto-rows-fr xl:auto-cols-fr xl:grid-flow-col xl:grid-cols-none">
        {tiles.map(({ key, href, fresh, overdue }, index) => {
          const count = todo[key] ?? 0;
          const news = fresh ? (todo[fresh.key] ?? 0) : 0;
          const late = overdue ? (todo[overdue.key] ?? 0) : 0;
          return (
            <li
              key={key}
              className={cx(
                'relative col-span-3 rounded-card border border-line bg-surface p-4 transition-colors hover:border-line-strong xl:col-span-1',
                tiles.length === SPANS_OF_FIVE.length && SPANS_OF_FIVE[index],
              )}
            >
              <Link to={href} className="block after:absolute after:inset-0 after:rounded-card">
                <span className="block text-label text-ink-muted">{text[key]}</span>
                <span
                  className={`mt-1 block text-2xl font-bold tabular-nums ${count > 0 ? 'text-ink' : 'text-ink-muted'}`}
                >
                  {text.unit(count)}
                </span>
              </Link>
              {fresh && news > 0 && (
                <Link
                  to={fresh.href}
                  className="relative z-1 mt-1 mr-3 inline-block text-sm font-semibold text-ink-soft underline-offset-3 hover:underline"
                >
                  {text.fresh(news)}
                </Link>
              )}
              {overdue && late > 0 && (
                <Link
                  to={overdue.href}
                  className="relative z-1 mt-1 inline-block text-sm font-semibold text-danger underline-offset-3 hover:underline"
                >
                  {text.overdue(late)}
                </Link>
              )}
            </li>
          );
        })}
      </ul>
    </section>
  );
}
