import { driverText } from '#shared/messages/site/driver.ko.ts';
import { formatFileSize } from '../files/format/file-size.ts';
import type { Driver } from './use-drivers.ts';

const text = driverText.dialog;

/** Details of the selected driver, with its hash for checking the download. */
export function DriverFacts({ driver }: { driver: Driver }) {
  return (
    <dl className="mt-1 grid grid-cols-[auto_1fr] gap-x-4 gap-y-1.5 rounded-card bg-surface-soft px-4 py-3 text-sm">
      <dt className="text-ink-muted">{text.file}</dt>
      <dd className="min-w-0 break-all text-ink">
        {driver.fileName} ({formatFileSize(driver.sizeBytes)})
      </dd>
      <dt className="text-ink-muted">SHA-256</dt>
      <dd className="min-w-0 font-mono text-xs leading-5 break-all text-ink-soft">{driver.sha256}</dd>
    </dl>
  );
}
