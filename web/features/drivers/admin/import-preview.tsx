import type { OutputOf } from '#shared/contract/calls.ts';
import { driverAdminText } from '#shared/messages/admin/system/driver.ko.ts';
import { driverText } from '#shared/messages/site/driver.ko.ts';
import { Badge } from '#web/ui/badge.tsx';
import { Button } from '#web/ui/button.tsx';
import { Checkbox } from '#web/ui/form/checkbox.tsx';
import { DriverImportBadge } from './driver-badge.tsx';
import type { ImportState } from './use-driver-import.ts';

const text = driverAdminText.import;

export type Preview = OutputOf<'/api/v1/driver/import-preview'>;

interface ImportPreviewProps {
  preview: Preview;
  selected: ReadonlySet<string>;
  states: ReadonlyMap<string, ImportState>;
  disabled: boolean;
  onSelect: (urls: readonly string[], isSelected: boolean) => void;
}

/** Files of the source by version. Files that are already imported cannot be selected. */
export function ImportPreview({ preview, selected, states, disabled, onSelect }: ImportPreviewProps) {
  if (preview.versions.length === 0)
    return (
      <p role="status" className="mt-6 text-ink-muted">
        {text.nothing}
      </p>
    );
  return (
    <section className="mt-6" aria-label={text.preview}>
      <p role="status" className="mb-3 text-sm text-ink-muted">
        {text.found(preview.versions.length, preview.totalCount)}
      </p>
      <ul className="divide-y divide-line rounded-card border border-line">
        {preview.versions.map(({ version, files }) => (
          <li key={version} className="px-4 py-3">
            <div className="flex min-h-9 items-center justify-between gap-3">
              <p className="font-semibold text-ink tabular-nums">{version}</p>
              <SelectAll version={version} files={files} selected={selected} disabled={disabled} onSelect={onSelect} />
            </div>
            <ul aria-label={version} className="mt-1 grid gap-x-6 sm:grid-cols-2">
              {files.map(({ platform, url, isKnown }) => (
                <li key={platform}>
                  <Checkbox
                    label={driverText.platforms[platform]}
                    checked={isKnown || selected.has(url)}
                    disabled={isKnown || disabled}
                    onChange={({ target }) => onSelect([url], target.checked)}
                    aside={<FileState isKnown={isKnown} state={states.get(url)} />}
                  />
                  {states.get(url)?.message && <p className="mb-2 text-sm text-danger">{states.get(url)?.message}</p>}
                </li>
              ))}
            </ul>
          </li>
        ))}
      </ul>
    </section>
  );
}

type SelectAllProps = Pick<ImportPreviewProps, 'selected' | 'disabled' | 'onSelect'> & Preview['versions'][number];

/** Selects all platforms of a version, the most common case. */
function SelectAll({ version, files, selected, disabled, onSelect }: SelectAllProps) {
  const urls = files.filter(({ isKnown }) => !isKnown).map(({ url }) => url);
  if (urls.length === 0) return null;
  const areAll = urls.every((url) => selected.has(url));
  return (
    <Button
      size="small"
      variant="ghost"
      className="-mr-2"
      disabled={disabled}
      aria-label={areAll ? text.selectNoneOf(version) : text.selectAllOf(version)}
      onClick={() => onSelect(urls, !areAll)}
    >
      {areAll ? text.selectNone : text.selectAll}
    </Button>
  );
}

function FileState({ isKnown, state }: { isKnown: boolean; state: ImportState | undefined }) {
  if (state) return <DriverImportBadge state={state.state} />;
  return isKnown ? <Badge>{text.known}</Badge> : null;
}
