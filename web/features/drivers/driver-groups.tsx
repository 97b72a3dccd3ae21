import { driverText } from '#shared/messages/site/driver.ko.ts';
import { formatFileSize } from '../files/format/file-size.ts';
import type { DriverGroup } from './load-driver-groups.ts';

const text = driverText.dialog;

/**
 * All drivers as plain links, in place of the dialog when scripts are disabled. Dark, because the header above it uses
 * the colours for a dark background.
 */
export function DriverGroups({ groups }: { groups: readonly DriverGroup[] }) {
  return (
    <noscript>
      <section aria-labelledby="drivers-title" className="surface-dark">
        <div className="mx-auto max-w-page px-5 py-16 md:px-8 xl:px-9 xl:pt-40">
          <h2 id="drivers-title" className="text-3xl font-bold text-ink">
            {text.title}
          </h2>
          <p className="mt-4 text-ink-soft">{groups.length === 0 ? text.empty : text.description}</p>
          <div className="mt-10 grid gap-x-10 gap-y-12 md:grid-cols-2 xl:grid-cols-3">
            {groups.map((group) => (
              <Group key={`${group.type} ${group.platform}`} group={group} />
            ))}
          </div>
        </div>
      </section>
    </noscript>
  );
}

function Group({ group: { type, platform, drivers } }: { group: DriverGroup }) {
  return (
    <div>
      <h3 className="font-semibold text-ink">
        {driverText.types[type]} · {driverText.platforms[platform]}
      </h3>
      <ul className="mt-3 border-t border-line">
        {drivers.map(({ fileUuid, fileVersion, sizeBytes, downloadUrl }) => (
          <li key={fileUuid} className="flex min-h-11 items-center justify-between gap-4 border-b border-line">
            <a href={downloadUrl} className="py-2.5 text-accent-ink tabular-nums underline underline-offset-4">
              {fileVersion}
            </a>
            <span className="text-sm text-ink-muted">{formatFileSize(sizeBytes)}</span>
          </li>
        ))}
      </ul>
    </div>
  );
}
