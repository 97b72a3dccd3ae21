import { Download } from 'lucide-react';
import { Link } from 'react-router';
import { driverText } from '#shared/messages/site/driver.ko.ts';
import { paths } from '#shared/paths.ts';
import { Button } from '#web/ui/button.tsx';

const text = driverText.link;

/** Link to the driver dialog, shown above lists. */
export const DriverLink = () => (
  <aside
    aria-label={text.title}
    className="no-print mt-5 flex flex-wrap items-center justify-between gap-x-6 gap-y-3 rounded-card bg-surface-soft px-5 py-4 md:mt-8"
  >
    <p className="min-w-0">
      <span className="block font-semibold text-ink">{text.title}</span>
      <span className="block text-label text-ink-muted">{text.description}</span>
    </p>
    <Button variant="secondary" size="small" render={<Link to={paths.webdriver()} />}>
      <Download size={16} aria-hidden="true" />
      {text.open}
    </Button>
  </aside>
);
