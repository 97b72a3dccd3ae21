import { useSyncExternalStore } from 'react';
import type { LoaderFunctionArgs } from 'react-router';
import { useLoaderData, useNavigate } from 'react-router';
import { DriverGroups } from '#web/features/drivers/driver-groups.tsx';
import { loadDriverGroups } from '#web/features/drivers/load-driver-groups.ts';
import { dialogOnDemand } from '#web/lib/dialog/dialog-on-demand.tsx';
import { apiFrom } from '#web/lib/page/loader-context.ts';
import { paths } from '#shared/paths.ts';
import { Component as LandingPage, loader as loadLanding } from './landing.tsx';

const DriverDialog = dialogOnDemand(async () => (await import('#web/features/drivers/driver-dialog.tsx')).DriverDialog);

/** The server loads the drivers, because only it renders them (for use without scripts). */
export async function loader(args: LoaderFunctionArgs) {
  const [landing, groups] = await Promise.all([
    loadLanding(args),
    import.meta.env.SSR ? loadDriverGroups(apiFrom(args), args.request.signal) : [],
  ]);
  return { ...landing, groups };
}

const subscribeToNothing = () => () => {};

/**
 * Landing page with the driver dialog (specification point 2); closing it leaves the landing page. The dialog is
 * rendered in the browser only.
 */
export function Component() {
  const { groups } = useLoaderData<typeof loader>();
  const navigate = useNavigate();
  const isInBrowser = useSyncExternalStore(
    subscribeToNothing,
    () => true,
    () => false,
  );
  return (
    <>
      <DriverGroups groups={groups} />
      <LandingPage />
      {isInBrowser && <DriverDialog onClose={() => void navigate(paths.home())} />}
    </>
  );
}
