import type { UserDetail } from '#shared/contract/admin/user.contract.ts';

export interface SheetProps {
  detail: UserDetail;
  /** The drawer has opened with it: whoever steps on keeps the focus there. */
  isFirst?: boolean;
  onChanged: () => void;
}
