import type { UserDetail } from '#shared/contract/admin/user.contract.ts';

export interface SheetProps {
  detail: UserDetail;
  onChanged: () => void;
}
