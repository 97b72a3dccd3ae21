import type { OutputOf } from '#shared/contract/calls.ts';
import { healthText as text } from '#shared/messages/admin/system/health.ko.ts';
import { formatDateTime } from '#web/lib/format/dates.ts';
import { formatFileSize } from '#web/features/files/format/file-size.ts';

export type Health = OutputOf<'/api/v1/admin/health'>;

/** Figures about the process that answers, for those who run it. */
export function ProcessFacts({ health }: { health: Health }) {
  const { memory } = health;
  return (
    <FactList
      facts={[
        [text.instance, health.instance],
        [text.version, text.versionValue(health.version, health.commit)],
        [text.node, health.nodeVersion],
        [text.startedAt, formatDateTime(health.startedAt)],
        [text.uptime, inWords(health.uptimeSeconds)],
        [text.memory, text.memoryValue(formatFileSize(memory.rssBytes), formatFileSize(memory.heapBytes))],
      ]}
    />
  );
}

/** Figures about the data and the mails. */
export function HealthFacts({ health }: { health: Health }) {
  const { database, storage, outbox, lastBackup } = health;
  return (
    <div className="grid gap-5 md:grid-cols-2">
      <Facts
        title={text.groups.data}
        facts={[
          [text.database, `${text.databaseKinds[database.kind]}, ${formatFileSize(database.bytes)}`],
          [
            text.storage,
            `${text.storageKinds[storage.kind]}, ${text.storageValue(storage.files, formatFileSize(storage.bytes))}`,
          ],
          [text.free, formatFileSize(storage.freeBytes)],
          [
            text.lastBackup,
            lastBackup ? text.lastBackupValue(formatDateTime(lastBackup.at), lastBackup.by) : text.never,
          ],
        ]}
      />
      <Facts
        title={text.groups.mail}
        facts={[
          [text.waiting, text.count(outbox.waiting)],
          [text.failed, text.count(outbox.failed)],
          [text.oldest, outbox.oldestWaitingAt ? formatDateTime(outbox.oldestWaitingAt) : text.never],
        ]}
      />
    </div>
  );
}

interface FactListProps {
  facts: readonly (readonly [string, string])[];
}

function Facts({ title, facts }: FactListProps & { title: string }) {
  return (
    <section className="min-w-0 rounded-card border border-line bg-surface p-5">
      <h2 className="mb-3 text-lg font-bold text-ink">{title}</h2>
      <FactList facts={facts} />
    </section>
  );
}

const FactList = ({ facts }: FactListProps) => (
  <dl className="divide-y divide-line">
    {facts.map(([label, value]) => (
      <div key={label} className="flex justify-between gap-4 py-2.5 text-label">
        <dt className="shrink-0 text-ink-muted">{label}</dt>
        <dd className="min-w-0 text-right break-words text-ink tabular-nums">{value}</dd>
      </div>
    ))}
  </dl>
);

function inWords(seconds: number): string {
  const minutes = Math.floor(seconds / 60);
  const hours = Math.floor(minutes / 60);
  if (hours >= 24) return text.days(Math.floor(hours / 24), hours % 24);
  return hours > 0 ? text.hours(hours, minutes % 60) : text.minutes(minutes);
}
