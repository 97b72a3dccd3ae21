import type { UserDetail } from '#shared/contract/admin/user-admin.contract.ts';

export interface SheetProps {
  detail: UserDetail;
  onChanged: () => void;
}
