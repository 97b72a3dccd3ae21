import type { ReactNode } from 'react';
import type { UserDetail } from '#shared/contract/admin/user-admin.contract.ts';

export interface SheetProps {
  detail: UserDetail;
  onChanged: () => void;
}

export function SheetSection({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="mt-7">
      <h3 className="mb-2.5 text-label font-bold text-ink">{title}</h3>
      {children}
    </section>
  );
}
