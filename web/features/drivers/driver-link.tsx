import { Download } from 'lucide-react';
import { driverText } from '#shared/messages/site/driver.ko.ts';
import { paths } from '#shared/paths.ts';
import { buttonClass } from '#web/ui/button.tsx';
import { Link } from '#web/lib/link.tsx';

/** Link to the driver dialog, beside the title of lists in which people look for drivers. */
export const DriverLink = () => (
  <Link to={paths.webdriver()} className={buttonClass({ variant: 'ghost' })}>
    <Download size={17} aria-hidden="true" />
    {driverText.link}
  </Link>
);
