import { useState } from 'react';
import { healthText } from '#shared/messages/admin/system/health.ko.ts';
import { paths } from '#shared/paths.ts';
import { formatDateTime } from '#web/lib/format/dates.ts';
import { Button } from '#web/ui/button.tsx';
import { Disclosure } from '#web/ui/navigation/disclosure.tsx';
import { BackupDialog } from './backup-dialog.tsx';
import type { Health } from './health-facts.tsx';
import { Link } from '#web/lib/link.tsx';

const text = healthText.backup;

/** Whether the portal makes backups by itself, with the command that makes one at once. */
function DailyBackup({ dailyBackup: { dir, lastAt } }: Pick<Health, 'dailyBackup'>) {
  const { on, last, none, notHere, off } = text.daily;
  // Of several servers the one with the folder makes them.
  const unset = lastAt === null ? off : notHere;
  return (
    <>
      <p>
        {dir === null ? unset : on(dir)} {lastAt ? last(formatDateTime(lastAt)) : dir !== null && none}
      </p>
      <Disclosure small title={text.server}>
        <p>{text.now}</p>
        <pre className="mt-2 overflow-x-auto rounded-control bg-surface-soft p-4 text-sm text-ink">
          <code>{text.command}</code>
        </pre>
      </Disclosure>
    </>
  );
}

interface BackupSectionProps {
  health: Pick<Health, 'database' | 'dailyBackup'>;
  onBackupMade: () => void;
}

/** What is backed up by itself, and the database download; for PostgreSQL the command to run instead. */
export function BackupSection({ health: { database, dailyBackup }, onBackupMade }: BackupSectionProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <section className="max-3xl:mt-8" aria-labelledby="backup">
      <h2 id="backup" tabIndex={-1} className="text-lg font-bold text-ink">
        {text.heading}
      </h2>
      <div className="mt-2 max-w-[560px] space-y-2 text-label text-ink-soft">
        {database.kind === 'sqlite' ? (
          <>
            <DailyBackup dailyBackup={dailyBackup} />
            <p className="pt-3">
              {text.explain} {text.files}
            </p>
            <Button className="mt-1" size="small" variant="secondary" onClick={() => setOpen(true)}>
              {text.title}
            </Button>
          </>
        ) : (
          <>
            <p>{text.postgres}</p>
            <DailyBackup dailyBackup={dailyBackup} />
            <p>
              {text.json}{' '}
              <Link to={paths.adminTransfer()} className="text-accent-ink underline underline-offset-4">
                {text.toTransfer}
              </Link>
            </p>
          </>
        )}
      </div>
      {isOpen && <BackupDialog onClose={() => setOpen(false)} onBackupMade={onBackupMade} />}
    </section>
  );
}
