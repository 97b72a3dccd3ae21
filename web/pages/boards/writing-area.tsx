import { Outlet } from 'react-router';
import { useIsDesk } from '#web/lib/page/use-is-desk.ts';
import { AdminShell } from '../admin/area.tsx';

export { loader, shouldRevalidate } from '../admin/area.tsx';

/** What surrounds the forms: for staff the side menu, for members nothing more than the common shell. */
export const Component = () => (useIsDesk() ? <AdminShell /> : <Outlet />);
