import { Link } from 'react-router';
import type { OutputOf } from '#shared/contract/calls.ts';
import { adminText } from '#shared/messages/admin/admin.ko.ts';
import { paths } from '#shared/paths.ts';

type Todo = OutputOf<'/api/v1/admin/dashboard'>['todo'];

const text = adminText.todo;

const TILES: readonly { key: keyof Todo; href: string }[] = [
  { key: 'inquiries', href: `${paths.contactList()}?status=${encodeURIComponent('접수')}` },
  { key: 'questions', href: paths.adminQuestions() },
  { key: 'reviews', href: paths.adminMarket() },
  { key: 'failedMails', href: `${paths.adminOutbox()}?status=failed` },
];

/** Numbers of open tasks, linked to their lists. */
export function TodoTiles({ todo }: { todo: Todo }) {
  return (
    <section aria-labelledby="todo">
      <h2 id="todo" className="text-title font-bold text-ink">
        {text.title}
      </h2>
      <ul className="mt-4 grid grid-cols-2 gap-3 xl:grid-cols-4">
        {TILES.map(({ key, href }) => {
          const count = todo[key];
          if (count === null) return null;
          return (
            <li key={key}>
              <Link
                to={href}
                className="flex h-full flex-col justify-between gap-2 rounded-card border border-line bg-surface p-4 transition-colors hover:border-line-strong"
              >
                <span className="text-label text-ink-muted">{text[key]}</span>
                <span className={`text-2xl font-bold tabular-nums ${count > 0 ? 'text-ink' : 'text-ink-muted'}`}>
                  {text.unit(count)}
                </span>
              </Link>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
