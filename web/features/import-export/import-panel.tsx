import { useState } from 'react';
import { useRevalidator } from 'react-router';
import type { BoardType } from '#shared/boards.ts';
import { boardOf } from '#shared/boards.ts';
import type { ImportFormat } from '#shared/contract/admin/import-export.contract.ts';
import { LIMITS } from '#shared/limits.ts';
import { importExportAdminText } from '#shared/messages/admin/content/import-export.ko.ts';
import { useDialog } from '#web/lib/app-context.tsx';
import { Button } from '#web/ui/button.tsx';
import { FileDrop } from '#web/ui/form/file-drop.tsx';
import { Select } from '#web/ui/form/select.tsx';
import { checkFile } from '../files/check-file.ts';
import { formatFileSize } from '../files/format/file-size.ts';
import type { Boards } from './board-options.ts';
import { boardOptions } from './board-options.ts';
import { guessFormat } from './guess-format.ts';
import { ImportResult } from './import-result.tsx';
import { ImportRunning } from './import-running.tsx';
import { useImport } from './use-import.ts';

const text = importExportAdminText.import;
const RULES = { maxBytes: LIMITS.importArchiveMaxBytes, extensions: ['zip', 'json', 'csv', 'xml'] };
const FORMATS: readonly ImportFormat[] = ['zip', 'json', 'csv', 'rhymix', 'gnuboard5'];

/** Import in three steps: choose a file, check it, import it. */
export function ImportPanel({ boards }: { boards: Boards }) {
  const dialog = useDialog();
  const revalidator = useRevalidator();
  const { running, result, error, setError, send, stop, forget } = useImport();
  const [target, setTarget] = useState<Target>({ boardType: 'notice', format: 'zip' });
  const [file, setFile] = useState<File | null>(null);
  const fitting = result?.isDryRun ? result.data.counts.new + result.data.counts.changed : 0;

  const choose = ([first]: File[]) => {
    if (!first) return;
    forget();
    setFile(first);
    setTarget({ ...target, format: guessFormat(first.name) ?? target.format });
    setError(checkFile(first, RULES) ?? '');
  };

  const look = async () => {
    const problem = file ? checkFile(file, RULES) : text.fileMissing;
    if (!file || problem !== null) return setError(problem ?? '');
    await send({ ...target, file }, true);
  };

  const add = async () => {
    if (!file) return;
    const answer = await dialog.open({
      title: text.confirmTitle,
      messageHtml: text.confirm(boardOf(target.boardType).name, fitting),
      confirm: true,
      confirmLabel: text.confirmTitle,
      cancel: true,
    });
    if (answer !== 'confirm') return;
    await send({ ...target, file }, false);
    await revalidator.revalidate();
  };

  return (
    <section aria-labelledby="import-title" className="min-w-0 rounded-card border border-line p-5">
      <h2 id="import-title" className="text-lg font-bold text-ink">
        {text.title}
      </h2>
      <form
        noValidate
        className="mt-4"
        onSubmit={(event) => {
          event.preventDefault();
          void look();
        }}
      >
        <FileDrop
          label={text.file}
          required
          hint={text.fileHint}
          texts={text.fileTexts}
          accept={RULES.extensions.map((extension) => `.${extension}`).join(',')}
          disabled={running !== null}
          items={file ? [{ key: file.name, name: file.name, sizeText: formatFileSize(file.size), progress: null }] : []}
          error={error}
          onAdd={choose}
          onRemove={() => {
            if (running?.canStop) stop();
            if (running !== null) return;
            setFile(null);
            forget();
          }}
        />
        <TargetFields
          boards={boards}
          target={target}
          disabled={running !== null}
          onChange={(changes) => {
            setTarget({ ...target, ...changes });
            forget();
          }}
        />
        <PreviewButton isRunning={running !== null} isSecondary={fitting > 0} />
      </form>
      {running && <ImportRunning running={running} onStop={stop} />}
      {result && !running && (
        <ImportResult
          result={result}
          action={
            result.isDryRun && fitting > 0 ? (
              <Button onClick={() => void add()} className="max-sm:w-full">
                {text.submit(fitting)}
              </Button>
            ) : null
          }
        />
      )}
    </section>
  );
}

interface Target {
  boardType: BoardType;
  format: ImportFormat;
}

interface TargetFieldsProps {
  boards: Boards;
  target: Target;
  disabled: boolean;
  onChange: (changes: Partial<Target>) => void;
}

function TargetFields({ boards, target, disabled, onChange }: TargetFieldsProps) {
  return (
    <div className="mt-4 grid gap-x-8 lg:grid-cols-2">
      <Select
        label={text.into}
        value={target.boardType}
        options={boardOptions(boards)}
        disabled={disabled}
        onChange={({ target: field }) => onChange({ boardType: field.value as BoardType })}
      />
      <Select
        label={text.format}
        value={target.format}
        options={FORMATS.map((value) => ({ value, label: text.formats[value] }))}
        hint={text.formatHint}
        disabled={disabled}
        onChange={({ target: field }) => onChange({ format: field.value as ImportFormat })}
      />
    </div>
  );
}

function PreviewButton({ isRunning, isSecondary }: { isRunning: boolean; isSecondary: boolean }) {
  return (
    <div className="mt-3 flex flex-wrap items-center justify-between gap-4">
      <p className="text-sm text-ink-muted">{text.previewHint}</p>
      <Button
        type="submit"
        variant={isSecondary ? 'secondary' : 'primary'}
        loading={isRunning}
        className="max-sm:w-full"
      >
        {text.preview}
      </Button>
    </div>
  );
}
