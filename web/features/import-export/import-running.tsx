import { importExportAdminText } from '#shared/messages/admin/content/import-export.ko.ts';
import { Button } from '#web/ui/button.tsx';
import { ProgressBar } from '#web/ui/feedback/progress-bar.tsx';
import type { Running } from './use-import.ts';

/** Progress. It can be cancelled only during the upload. */
export function ImportRunning({ running, onStop }: { running: Running; onStop: () => void }) {
  return (
    <div className="mt-6 rounded-control bg-surface-soft p-5">
      <div className="flex min-h-9 items-center justify-between gap-4">
        <p role="status" className="text-label text-ink tabular-nums">
          {running.text}
        </p>
        {running.canStop && (
          <Button size="small" variant="secondary" onClick={onStop}>
            {importExportAdminText.import.stop}
          </Button>
        )}
      </div>
      <div className="mt-3">
        <ProgressBar value={running.share} label={importExportAdminText.progress.label} />
      </div>
    </div>
  );
}
