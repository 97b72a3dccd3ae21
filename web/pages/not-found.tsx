import { data, Link } from 'react-router';
import { messages } from '../../shared/messages.ko.ts';
import { PageMeta } from '../lib/page-meta.tsx';
import { paths } from '../paths.ts';

export const loader = () => data(null, { status: 404 });

export function Component() {
  return (
    <main id="main" className="flex min-h-dvh flex-col items-center justify-center gap-6 px-6 text-center">
      <PageMeta title={messages.shell.notFound} description={messages.shell.notFoundHint} noIndex />
      <p aria-hidden="true">404</p>
      <h1 className="text-2xl font-bold">{messages.shell.notFound}</h1>
      <p>{messages.shell.notFoundHint}</p>
      <Link to={paths.home()}>{messages.shell.toHome}</Link>
    </main>
  );
}
