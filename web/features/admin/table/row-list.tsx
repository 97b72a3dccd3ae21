import type { ReactNode } from 'react';
import { useRef } from 'react';
import { adminText } from '#shared/messages/admin/admin.ko.ts';
import { moveBetweenRows, useDownIntoRows } from './row-keys.ts';

/** Around lists that are no tables: the same keys lead through them. */
export function RowList({ children }: { children: ReactNode }) {
  const list = useRef<HTMLDivElement>(null);
  useDownIntoRows(list);
  return (
    <div ref={list} onKeyDown={moveBetweenRows} title={adminText.table.keys(false)} className="contents">
      {children}
    </div>
  );
}
