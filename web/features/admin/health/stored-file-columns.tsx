import type { StoredFile } from '#shared/contract/admin/stored-file.contract.ts';
import { storedFileText as text } from '#shared/messages/admin/system/stored-file.ko.ts';
import { adminText } from '#shared/messages/admin/admin.ko.ts';
import { paths } from '#shared/paths.ts';
import type { StoragePlace } from '#shared/site/storage-places.ts';
import { formatFileSize } from '#web/features/files/format/file-size.ts';
import { formatDateTime } from '#web/lib/format/dates.ts';
import { Link } from '#web/lib/link.tsx';
import type { Column } from '#web/ui/table.tsx';

export const storedFileColumns = (place: StoragePlace): readonly Column<StoredFile>[] => [
  {
    key: 'name',
    label: text.columns.name,
    className: 'max-md:basis-full md:w-full md:min-w-44 xl:min-w-60',
    cell: ({ name }) => <span className="font-medium break-all text-ink">{name || text.ofInquiry}</span>,
  },
  {
    key: 'size',
    label: text.columns.size,
    className: 'whitespace-nowrap tabular-nums',
    cell: ({ sizeBytes }) => formatFileSize(sizeBytes),
  },
  {
    key: 'purpose',
    label: text.columns.purpose,
    className: 'whitespace-nowrap max-md:empty:hidden',
    cell: ({ purpose }) => purpose && text.purposes[purpose],
  },
  {
    key: 'of',
    label: text.columns.of,
    className: 'max-md:basis-full md:min-w-44 xl:min-w-60',
    cell: (file) => ownerOf(place, file),
  },
  {
    key: 'createdAt',
    label: text.columns.createdAt,
    wideOnly: true,
    className: 'whitespace-nowrap tabular-nums',
    cell: ({ createdAt }) => <time dateTime={createdAt}>{formatDateTime(createdAt)}</time>,
  },
];

/** What the file belongs to, with the way there. */
function ownerOf(place: StoragePlace, { document, inquiry }: StoredFile) {
  const link = (to: string, label: string) => (
    <Link
      to={to}
      data-row-link
      title={label}
      className="block truncate text-ink-soft underline-offset-3 md:max-w-44 xl:max-w-72"
    >
      {label}
    </Link>
  );
  if (place === 'drivers') return link(paths.adminDrivers(), adminText.storage.drivers);
  if (place === 'inquiries')
    return inquiry ? link(`${paths.contactList()}?open=${inquiry.contractId}`, inquiry.contractNumber) : text.unsaved;
  if (document === null) return text.unsaved;
  return document.isDeleted
    ? link(paths.adminTrash(), text.inTrash(document.title))
    : link(paths.boardDetail(place, document.documentId), document.title);
}
