import { Copy, Trash2 } from 'lucide-react';
import type { OutputOf } from '#shared/contract/calls.ts';
import { driverAdminText as text } from '#shared/messages/admin/system/driver.ko.ts';
import { driverText } from '#shared/messages/site/driver.ko.ts';
import { useToast } from '#web/lib/app-context.tsx';
import { copyText } from '#web/lib/copy-text.ts';
import { formatDate } from '#web/lib/format/dates.ts';
import { IconButton } from '#web/ui/button.tsx';
import type { Column } from '#web/ui/table.tsx';
import { formatFileSize } from '#web/features/files/format/file-size.ts';
import { DriverBadge } from './driver-badge.tsx';
import { useDeleteDriver } from './use-delete-driver.ts';

export type ManagedDriver = OutputOf<'/api/v1/driver/list'>['list'][number];

export const DRIVER_COLUMNS: readonly Column<ManagedDriver>[] = [
  {
    key: 'type',
    label: text.columns.type,
    // On a phone the version and the actions are the first line, all else the second.
    className: 'lg:w-40 max-md:order-1',
    cell: ({ type }) => driverText.types[type],
  },
  {
    key: 'version',
    label: text.columns.version,
    className: 'max-md:order-first max-md:w-[calc(100%-6.5rem)] whitespace-nowrap',
    cell: ({ fileVersion }) => <span className="font-semibold text-ink tabular-nums">{fileVersion}</span>,
  },
  {
    key: 'platform',
    label: text.columns.platform,
    className: 'whitespace-nowrap max-md:order-1',
    cell: ({ platform }) => driverText.platforms[platform],
  },
  {
    key: 'size',
    label: text.columns.size,
    className: 'whitespace-nowrap max-md:order-1',
    cell: ({ sizeBytes }) => formatFileSize(sizeBytes),
  },
  {
    key: 'origin',
    label: text.columns.origin,
    className: 'whitespace-nowrap max-md:order-1 md:max-xl:hidden',
    cell: ({ origin }) => <DriverBadge origin={origin} />,
  },
  {
    key: 'downloads',
    label: text.columns.downloads,
    align: 'center',
    wideOnly: true,
    cell: ({ downloadCount }) => downloadCount.toLocaleString('ko-KR'),
  },
  {
    key: 'date',
    label: text.columns.date,
    className: 'whitespace-nowrap max-xl:hidden',
    cell: ({ createdAt }) => <time dateTime={createdAt}>{formatDate(createdAt)}</time>,
  },
];

export const actionsColumn = (onDeleted: () => void): Column<ManagedDriver> => ({
  key: 'actions',
  isKept: true,
  label: text.columns.actions,
  align: 'center',
  className: 'md:w-28 max-md:ml-auto',
  cell: (driver) => <DriverActions driver={driver} onDeleted={onDeleted} />,
});

function DriverActions({ driver, onDeleted }: { driver: ManagedDriver; onDeleted: () => void }) {
  const toast = useToast();
  const remove = useDeleteDriver(onDeleted);
  const copyHash = async () => {
    if (await copyText(driver.sha256)) toast.success(text.hashCopied);
    else toast.error(text.hashNotCopied);
  };
  return (
    <span className="inline-flex gap-1">
      <IconButton label={text.copyHash(driver.fileName)} onClick={() => void copyHash()}>
        <Copy size={18} aria-hidden="true" />
      </IconButton>
      <IconButton label={text.delete(driver.fileName)} onClick={() => void remove(driver)}>
        <Trash2 size={18} aria-hidden="true" />
      </IconButton>
    </span>
  );
}
