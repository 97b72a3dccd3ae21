import { data } from 'react-router';
import { messages } from '#shared/messages.ko.ts';
import { NotFoundPicture } from '#web/features/site/not-found-picture.tsx';
import { PageMeta } from '#web/lib/page/page-meta.tsx';
import { PlainBar } from '#web/shell/menu/plain-bar.tsx';
import { paths } from '#shared/paths.ts';
import NotFoundHelp from '#web/shell/not-found-help.tsx';
import { buttonClass } from '#web/ui/button.tsx';
import { Link } from '#web/lib/link.tsx';

export const loader = () => data(null, { status: 404 });

/** Blank layout: no site header, no footer (specification point 2, /error and any unknown path). */
export function Component() {
  const { notFound, notFoundHint, toHome } = messages.shell;
  return (
    <div className="flex min-h-dvh flex-col">
      <PageMeta title={notFound} description={notFoundHint} noIndex />
      <PlainBar />
      <main className="flex grow flex-col items-center justify-center px-6 pt-8 pb-24 text-center">
        <NotFoundPicture />
        <p className="mt-10 text-lg font-bold text-accent-ink">404</p>
        <h1 className="mt-2 text-2xl font-bold md:text-3xl">{notFound}</h1>
        <p className="mt-4 text-balance text-ink-muted">{notFoundHint}</p>
        <NotFoundHelp />
        <Link to={paths.home()} className={`${buttonClass({ variant: 'secondary' })} mt-8`}>
          {toHome}
        </Link>
      </main>
    </div>
  );
}
