import { useSyncExternalStore } from 'react';
import { useNavigate } from 'react-router';
import { dialogOnDemand } from '../lib/dialog-on-demand.tsx';
import { paths } from '../paths.ts';
import { Component as LandingPage } from './landing.tsx';

export { loader } from './landing.tsx';

const DriverDialog = dialogOnDemand(async () => (await import('../features/drivers/driver-dialog.tsx')).DriverDialog);

const subscribeToNothing = () => () => {};

/** The landing page with the driver dialog over it (specification point 2); closing leaves the landing page alone. The server leaves the dialog out: without a browser it is nothing. */
export function Component() {
  const navigate = useNavigate();
  const isInBrowser = useSyncExternalStore(
    subscribeToNothing,
    () => true,
    () => false,
  );
  return (
    <>
      <LandingPage />
      {isInBrowser && <DriverDialog onClose={() => void navigate(paths.home())} />}
    </>
  );
}
