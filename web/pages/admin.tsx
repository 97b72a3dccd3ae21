import type { LoaderFunctionArgs } from 'react-router';
import { useLoaderData } from 'react-router';
import { adminText as text } from '../../shared/messages/admin.ko.ts';
import { AdminPage } from '../features/admin/admin-page.tsx';
import { TodoTiles } from '../features/admin/dashboard/todo-tiles.tsx';
import { apiFrom } from '../lib/loader-context.ts';

export const loader = (args: LoaderFunctionArgs) =>
  apiFrom(args).post('/api/v1/admin/dashboard', undefined, { signal: args.request.signal });

/** What waits for somebody, and how the portal is doing; each role is sent what is its own. */
export function Component() {
  const { todo } = useLoaderData<typeof loader>();
  return (
    <AdminPage title={text.entries.home.label} description={text.description}>
      <TodoTiles todo={todo} />
    </AdminPage>
  );
}
