/** In workflow order. The completion flag follows: Y for 완료, N for all others. */
export const INQUIRY_STATUSES = ['접수', '확인', '연락완료', '진행중', '보류', '완료'] as const;
export type InquiryStatus = (typeof INQUIRY_STATUSES)[number];

/** Nobody has contacted the person yet: these have a due time. */
export const UNCONTACTED_STATUSES = ['접수', '확인'] as const satisfies readonly InquiryStatus[];
export const isUncontacted = (status: InquiryStatus) => UNCONTACTED_STATUSES.some((one) => one === status);

/** Sortable columns. */
export const INQUIRY_SORTS = ['due', 'createdAt', 'contractNumber', 'company', 'status', 'owner'] as const;
export type InquirySort = (typeof INQUIRY_SORTS)[number];
