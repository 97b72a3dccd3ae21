import { driverAdminText as text } from '#shared/messages/admin/system/driver.ko.ts';
import { AdminTable } from '#web/features/admin/table/admin-table.tsx';
import { TotalCount } from '#web/features/admin/table/total-count.tsx';
import type { ManagedDriver } from './driver-columns.tsx';
import { actionsColumn, DRIVER_COLUMNS } from './driver-columns.tsx';

interface DriverTableProps {
  totalCount: number;
  drivers: readonly ManagedDriver[];
  page: number;
  onDeleted: () => void;
}

export function DriverTable({ drivers, totalCount, page, onDeleted }: DriverTableProps) {
  return (
    <AdminTable
      name="drivers"
      toolbar={<TotalCount>{text.total(totalCount)}</TotalCount>}
      caption={text.caption(page)}
      columns={[...DRIVER_COLUMNS, actionsColumn(onDeleted)]}
      rows={drivers}
      rowKey={({ fileUuid }) => fileUuid}
    />
  );
}
