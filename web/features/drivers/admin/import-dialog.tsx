import { useState } from 'react';
import { driverAdminText } from '#shared/messages/admin/system/driver.ko.ts';
import { ERROR_TEXT } from '#shared/messages.ko.ts';
import { ApiError } from '#web/lib/api/api-error.ts';
import { useApi } from '#web/lib/app-context.tsx';
import { useCloseWarning } from '#web/lib/dialog/use-leave-warning.ts';
import { Button } from '#web/ui/button.tsx';
import { labels } from '#web/ui/labels.ts';
import { Dialog } from '#web/ui/overlay/dialog.tsx';
import { ProgressBar } from '#web/ui/feedback/progress-bar.tsx';
import type { Preview } from './import-preview.tsx';
import { ImportPreview } from './import-preview.tsx';
import type { PreviewInput } from './import-source.tsx';
import { ImportSource } from './import-source.tsx';
import type { DriverImport } from './use-driver-import.ts';
import { useDriverImport } from './use-driver-import.ts';

const text = driverAdminText.import;

interface ImportDialogProps {
  sourceHosts: readonly string[];
  onClose: () => void;
  onImported: () => void;
}

/** Two steps: load the list of a source, then import the selected files. */
export function ImportDialog({ sourceHosts, onClose, onImported }: ImportDialogProps) {
  const api = useApi();
  const [asked, setAsked] = useState<PreviewInput | null>(null);
  const [preview, setPreview] = useState<Preview | null>(null);
  const [isLoading, setLoading] = useState(false);
  const [errors, setErrors] = useState<Record<string, string>>({});
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set());
  const [isTyped, setTyped] = useState(false);
  const job = useDriverImport(onImported);

  const load = async (input: PreviewInput) => {
    setLoading(true);
    setErrors({});
    setPreview(null);
    setSelected(new Set());
    job.reset();
    try {
      setPreview(await api.post('/api/v1/driver/import-preview', input));
      setAsked(input);
      setTyped(false);
    } catch (failure) {
      setErrors(errorsOf(failure));
    } finally {
      setLoading(false);
    }
  };

  const select = (urls: readonly string[], isSelected: boolean) => {
    const others = [...selected].filter((url) => !urls.includes(url));
    setSelected(new Set(isSelected ? [...others, ...urls] : others));
  };

  const chosen =
    preview?.versions.flatMap(({ version, files }) =>
      files
        .filter(({ url }) => selected.has(url) && job.states.get(url)?.state !== 'done')
        .map(({ platform, url }) => ({ type: asked?.type ?? 'chrome', version, platform, url })),
    ) ?? [];
  const isUnsaved = isTyped || chosen.length > 0;
  const close = useCloseWarning(() => isUnsaved, onClose);

  return (
    <Dialog
      open
      onClose={close}
      title={text.title}
      widthPx={760}
      dismissible={!job.isRunning}
      footer={
        <>
          <Button variant="secondary" onClick={job.isRunning ? job.stop : close}>
            {job.isRunning ? text.stop : isUnsaved ? labels.cancel : labels.close}
          </Button>
          <Button
            disabled={chosen.length === 0 && !job.isRunning}
            loading={job.isRunning}
            onClick={() => void job.start(chosen)}
          >
            {text.selected(chosen.length)}
          </Button>
        </>
      }
    >
      <ImportSource
        sourceHosts={sourceHosts}
        isLoading={isLoading}
        disabled={job.isRunning}
        errors={errors}
        onTyped={() => setTyped(true)}
        onPreview={(input) => void load(input)}
      />
      {job.total > 0 && (
        <div className="mt-6 flex flex-col gap-2" aria-live="polite">
          <ProgressBar value={(job.doneCount + job.failedCount) / job.total} label={text.progress} />
          <p className="text-sm text-ink-muted">{summaryOf(job)}</p>
        </div>
      )}
      {preview && (
        <ImportPreview
          preview={preview}
          selected={selected}
          states={job.states}
          disabled={job.isRunning}
          onSelect={select}
        />
      )}
    </Dialog>
  );
}

function summaryOf({ isRunning, total, doneCount, failedCount }: DriverImport): string {
  const ended = doneCount + failedCount;
  if (isRunning) return text.running(ended, total);
  return ended < total ? text.stopped(doneCount, total) : text.finished(doneCount, failedCount);
}

/** Maps the server's field names (`source.url`) to the form's fields. */
function errorsOf(failure: unknown): Record<string, string> {
  if (!(failure instanceof ApiError)) return { source: ERROR_TEXT.CM06 };
  const { prefix, ...others } = failure.fields;
  if (prefix !== undefined) return { prefix };
  return { source: Object.values(others)[0] ?? failure.message };
}
