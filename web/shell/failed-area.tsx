import { FailedPage } from './failed-page.tsx';
import { Shell } from './shell.tsx';

/** Error page where what surrounds the page was not loaded either, as for a visitor who must log in first. */
export function FailedArea() {
  return (
    <Shell alwaysHeader>
      <FailedPage />
    </Shell>
  );
}
