import { Download } from 'lucide-react';
import { useState } from 'react';
import type { BoardType } from '#shared/boards.ts';

import type { ExportFormat } from '#shared/contract/admin/import-export.contract.ts';
import { importExportAdminText } from '#shared/messages/admin/content/import-export.ko.ts';
import { useToast } from '#web/lib/app-context.tsx';
import { useBusy } from '#web/lib/failures/use-busy.ts';
import { Button } from '#web/ui/button.tsx';
import { RadioGroup } from '#web/ui/form/checkbox.tsx';
import { Select } from '#web/ui/form/select.tsx';
import { formatFileSize } from '../files/format/file-size.ts';
import { useDownloads } from '../files/use-downloads.ts';
import type { Boards } from './board-options.ts';
import { boardOptions } from './board-options.ts';

const text = importExportAdminText.export;
const FORMATS: readonly ExportFormat[] = ['zip', 'json', 'csv'];

/** Exports a board as one file. */
export function ExportPanel({ boards }: { boards: Boards }) {
  const toast = useToast();
  const downloads = useDownloads();
  const { isBusy, run } = useBusy();
  const [boardType, setBoardType] = useState<BoardType>('notice');
  const [format, setFormat] = useState<ExportFormat>('zip');
  const chosen = boards.find((board) => board.boardType === boardType);

  const download = async () => {
    await run(async () => {
      await downloads().post('/api/v1/board/export', { boardType, format });
      toast.success(text.done);
    });
  };

  return (
    <section aria-labelledby="export-title" className="min-w-0 rounded-card border border-line p-5">
      <h2 id="export-title" className="text-lg font-bold text-ink">
        {text.title}
      </h2>
      <div className="mt-4 grid gap-x-8 gap-y-4 lg:grid-cols-2">
        <Select
          label={importExportAdminText.board}
          value={boardType}
          options={boardOptions(boards)}
          hint={
            chosen &&
            text.size(chosen.documentCount, format === 'zip' ? chosen.fileCount : 0, formatFileSize(chosen.fileBytes))
          }
          onChange={({ target }) => setBoardType(target.value as BoardType)}
        />
        <RadioGroup
          name="export-format"
          legend={text.format}
          value={format}
          options={FORMATS.map((value) => ({ value, label: text.formats[value] }))}
          onChange={(value) => setFormat(value as ExportFormat)}
        />
      </div>
      <div className="mt-3 flex flex-wrap items-center justify-between gap-4">
        <p className="text-sm text-ink-muted">{text.hint}</p>
        <Button variant="secondary" loading={isBusy} onClick={() => void download()} className="max-sm:w-full">
          <Download size={18} aria-hidden="true" />
          {text.submit}
        </Button>
      </div>
    </section>
  );
}
