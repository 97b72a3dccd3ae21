import { Download } from 'lucide-react';
import { driverText } from '#shared/messages/site/driver.ko.ts';
import { paths } from '#shared/paths.ts';
import { Button } from '#web/ui/button.tsx';
import type { Driver } from './use-drivers.ts';
import type { VisitorBrowser } from './visitor-browser.ts';
import { Link } from '#web/lib/link.tsx';

const text = driverText.dialog;

interface FittingDriverProps {
  visitor: VisitorBrowser;
  /** Null if no driver matches. */
  driver: Driver | null;
  /** Offered if none matches. */
  nearest: Driver | null;
  /** While no other driver is chosen, this one is what most come for. */
  isFirst: boolean;
  onDownload: (driver: Driver) => void;
}

/** The driver that matches the visitor's browser. */
export function FittingDriver({ visitor, driver, nearest, isFirst, onDownload }: FittingDriverProps) {
  const look = { size: 'small', variant: isFirst ? 'primary' : 'secondary' } as const;
  const browser = text.yourBrowser(driverText.types[visitor.type], visitor.version.replace(/(?:\.0)+$/, ''));
  if (driver === null)
    return (
      <div className="mb-5 rounded-card bg-warning-soft px-4 py-3.5 text-label text-warning">
        <p>
          <span className="block font-semibold">{browser}</span>
          {text.noneFits} {nearest && text.nearest(nearest.fileVersion)}
        </p>
        <div className="mt-3 flex flex-wrap gap-2">
          <Button {...look} render={<Link to={requestOf(visitor)} />}>
            {text.request}
          </Button>
          {nearest && (
            <Button variant="secondary" size="small" onClick={() => onDownload(nearest)}>
              {text.downloadNearest(nearest.fileVersion)}
            </Button>
          )}
        </div>
      </div>
    );
  return (
    <div className="mb-5 flex flex-wrap items-center justify-between gap-x-4 gap-y-3 rounded-card bg-accent-soft px-4 py-3.5">
      <p className="min-w-0">
        <span className="block text-sm text-ink-soft">{browser}</span>
        <span className="block font-semibold text-ink tabular-nums">{text.fitting(driver.fileVersion)}</span>
      </p>
      <Button {...look} onClick={() => onDownload(driver)}>
        <Download size={16} aria-hidden="true" />
        {text.downloadFitting}
      </Button>
    </div>
  );
}

const requestOf = ({ type: driver, platform, version }: VisitorBrowser) =>
  paths.driverRequest({ driver, platform, version });
