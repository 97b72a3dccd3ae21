import { z } from 'zod';
import type { AdChannel } from '#shared/inquiries/inquiry-choices.ts';
import { INQUIRY_SORTS, INQUIRY_STATUSES } from '#shared/inquiries/inquiry-states.ts';
import { INQUIRY_KINDS } from '#shared/inquiries/inquiry-choices.ts';
import { LIMITS } from '#shared/limits.ts';
import { defineCalls } from '../call.ts';

const id = z.string().max(64);
const type = z.enum(Object.keys(INQUIRY_KINDS) as [keyof typeof INQUIRY_KINDS, ...(keyof typeof INQUIRY_KINDS)[]]);
const status = z.enum(INQUIRY_STATUSES);
const yesNo = z.enum(['Y', 'N']);

/** Typed text. The exact rules, which differ by form, are in `shared/inquiries/inquiry.rules.ts`. */
const typed = (maxChars: number) => z.string().max(maxChars).default('');
const fields = {
  inquiryType: typed(20),
  name: typed(LIMITS.userNameMaxChars * 2),
  company: typed(LIMITS.companyMaxChars * 2),
  department: typed(LIMITS.departmentMaxChars * 2),
  position: typed(LIMITS.positionMaxChars * 2),
  email: typed(LIMITS.emailMaxChars * 2),
  phone: typed(LIMITS.phoneMaxChars * 2),
  industry: typed(20),
  companySize: typed(20),
  targetWork: typed(LIMITS.targetWorkMaxChars * 2),
  userCount: typed(10),
  robotCount: typed(10),
  environment: typed(30),
  startDate: typed(20),
  message: typed(LIMITS.inquiryMessageMaxChars * 2),
};

const consent = z.object({ version: z.string().max(20), agreed: z.boolean() });
const adChannels = z.object({ email: z.boolean(), sms: z.boolean(), phone: z.boolean() } satisfies Record<
  AdChannel,
  z.ZodBoolean
>);

const fileShape = z.object({ fileId: z.string(), name: z.string(), sizeBytes: z.number() });

const person = z.object({ id: z.string(), name: z.string() });

/** A list row, with personal data masked. */
const summaryShape = z.object({
  contractId: z.string(),
  contractNumber: z.string(),
  type,
  status,
  completeYn: yesNo,
  /** 문의유형, or the products of a trial. */
  subject: z.string(),
  company: z.string(),
  maskedName: z.string(),
  maskedEmail: z.string(),
  maskedPhone: z.string(),
  owner: person.nullable(),
  memoCount: z.number(),
  fileCount: z.number(),
  createdAt: z.string(),
  /** The person has withdrawn their consent: nothing that they wrote is left. */
  isErased: z.boolean(),
  /** By when somebody contacts the person, in working hours; null once that has happened. */
  dueAt: z.string().nullable(),
  isOverdue: z.boolean(),
});

export type InquirySummary = z.output<typeof summaryShape>;

const filters = {
  type: type.or(z.literal('')).default(''),
  status: status.or(z.literal('')).default(''),
  completeYn: yesNo.or(z.literal('')).default(''),
  /** Only those whose due time is over. */
  overdue: z.literal('Y').or(z.literal('')).default(''),
  /** Y: nobody has contacted the person yet. */
  uncontacted: z.literal('Y').or(z.literal('')).default(''),
  /** Account key; `none` for inquiries without an owner, `me` for one's own. */
  ownerId: id.default(''),
  /** Y: sent by a member who was logged in, N: by anybody else. */
  byMember: yesNo.or(z.literal('')).default(''),
  /** Days in Korean time, both inclusive. */
  from: z.iso.date().or(z.literal('')).default(''),
  until: z.iso.date().or(z.literal('')).default(''),
  keyword: z.string().max(LIMITS.keywordMaxChars).default(''),
};
const filterShape = z.object(filters);

export type InquiryFilters = z.output<typeof filterShape>;

const listInput = filterShape.extend({
  page: z.number().int().min(1).max(LIMITS.listPageMax).default(1),
  size: z.number().int().min(1).max(LIMITS.listPageSizeMax).default(LIMITS.listPageSize),
  sort: z.enum(INQUIRY_SORTS).default('createdAt'),
  direction: z.enum(['asc', 'desc']).default('desc'),
});
export type InquiryListInput = z.output<typeof listInput>;

const entry = z.object({ actorName: z.string(), action: z.string(), detail: z.string(), createdAt: z.string() });

/** Earlier contacts of the same person, by member or by email address. */
const pastOfPerson = z.object({
  inquiries: z.array(
    z.object({ contractId: z.string(), contractNumber: z.string(), type, status, createdAt: z.string() }),
  ),
  questions: z.array(z.object({ documentId: z.string(), title: z.string(), createdAt: z.string() })),
  /** For those who manage members. */
  downloads: z.array(z.object({ fileId: z.string(), name: z.string(), createdAt: z.string() })),
});

const detailShape = summaryShape.extend({
  ...z.object(fields).required().shape,
  products: z.array(z.string()),
  member: z.string().nullable(),
  files: z.array(fileShape.extend({ url: z.string() })),
  memos: z.array(z.object({ memoId: z.string(), authorName: z.string(), body: z.string(), createdAt: z.string() })),
  /** `isFiled`: there was no mail server, so its mail did not go out. */
  lastAnswer: z
    .object({ authorName: z.string(), body: z.string(), createdAt: z.string(), isFiled: z.boolean() })
    .nullable(),
  consents: z.array(z.object({ kind: z.string(), version: z.string(), agreed: z.boolean(), agreedAt: z.string() })),
  history: z.array(entry),
  past: pastOfPerson,
  completedAt: z.string().nullable(),
  /** There is no mail server: what is sent stays in a file. */
  isMailFiled: z.boolean(),
  lookId: z.string(),
});
export type InquiryDetail = z.output<typeof detailShape>;

const workingTime = z.object({
  dueHours: z.number().int().min(1).max(LIMITS.dueHoursMax),
  startHour: z.number().int().min(0).max(23),
  endHour: z.number().int().min(1).max(24),
  daysOff: z.array(z.iso.date()).max(LIMITS.daysOffMax),
});

const saved = z.object({ filterId: z.string(), name: z.string(), query: z.string() });

export const inquiryContract = defineCalls({
  regData: {
    method: 'POST',
    path: '/api/v1/free/regData',
    summary: '문의·무료체험 신청 화면에 미리 채울 회원의 값',
    output: z.object({
      member: z
        .object({
          name: z.string(),
          email: z.string(),
          company: z.string(),
          department: z.string(),
          position: z.string(),
          phone: z.string(),
          industry: z.string(),
          companySize: z.string(),
        })
        .nullable(),
    }),
  },
  write: {
    method: 'POST',
    path: '/api/v1/free/write',
    summary: '제품 문의(CONTACT)와 무료체험(FREE) 신청',
    input: z.object({
      type,
      ...fields,
      products: z.array(z.string().max(30)).max(10).default([]),
      fileIds: z.array(id).max(20).default([]),
      consents: z.object({ privacy: consent, marketing: consent, advertising: consent, adChannels }),
    }),
    output: z.object({ contractNumber: z.string(), email: z.string(), receivedAt: z.string() }),
    errors: ['CO01', 'CO02', 'US06', 'LO03', 'FI03'],
  },
  upload: {
    method: 'POST',
    path: '/api/v1/free/upload-file',
    summary: '문의에 첨부할 파일 업로드: multipart, 자동 입력 방지 확인 필요',
    output: fileShape,
    errors: ['LO03', 'FI01', 'FI02', 'FI04', 'FI06'],
  },
  deleteFile: {
    method: 'POST',
    path: '/api/v1/free/delete-file',
    summary: '접수하기 전에 업로드한 파일 삭제',
    input: z.object({ fileId: id }),
    output: z.null(),
  },
  download: {
    method: 'GET',
    path: '/api/v1/free/fileDownload/:id',
    summary: '문의의 첨부파일 다운로드: 영업, 운영자, 관리자만',
    params: z.object({ id: z.string().regex(/^[\w-]{1,64}$/) }),
    output: z.any(),
    bare: true,
    errors: ['CM02', 'CM03', 'CM04'],
  },
  list: {
    method: 'POST',
    path: '/api/v1/free/list',
    summary: '문의 목록: 영업, 운영자, 관리자만. 개인정보는 가려진다',
    input: listInput,
    output: z.object({
      list: z.array(summaryShape),
      totalCount: z.number(),
      page: z.number(),
      size: z.number(),
      /** With the same filters, independent of the selected status. */
      counts: z.array(z.object({ status, count: z.number() })),
      overdueCount: z.number(),
      owners: z.array(person),
      savedFilters: z.array(saved),
    }),
    errors: ['CM02', 'CM03'],
  },
  board: {
    method: 'POST',
    path: '/api/v1/free/board',
    summary: '문의를 상태별로: 각 상태의 최근 문의와 개수',
    input: filterShape,
    output: z.object({
      columns: z.array(
        z.object({ status, totalCount: z.number(), overdueCount: z.number(), list: z.array(summaryShape) }),
      ),
      owners: z.array(person),
      savedFilters: z.array(saved),
    }),
    errors: ['CM02', 'CM03'],
  },
  detail: {
    method: 'POST',
    path: '/api/v1/free/detail',
    summary: '문의 상세: 개인정보를 보여주고 열람을 기록한다',
    input: z.object({
      contractId: id,
      /** Of the answer that is shown, and is read anew after an act: that is no second look. */
      lookId: id.optional(),
    }),
    output: detailShape,
    errors: ['CM02', 'CM03', 'CM04'],
  },
  update: {
    method: 'POST',
    path: '/api/v1/free/update',
    summary: '완료여부, 상태, 담당자 변경과 메모',
    input: z.object({
      contractId: id,
      /** Undefined: derived from the status, so that saving a memo does not overwrite a colleague's change. */
      completeYn: yesNo.optional(),
      status: status.optional(),
      /** Null: no owner. */
      ownerId: id.nullable().optional(),
      memo: z.string().max(LIMITS.inquiryMemoMaxChars).optional(),
      /** Notifies the person who inquired of a new status by mail. */
      mailPerson: z.boolean().default(false),
      /** As the caller saw them: what a colleague has changed since is not overwritten. */
      seen: z.object({ status, ownerId: id.nullable() }).optional(),
    }),
    output: summaryShape,
    errors: ['CM02', 'CM03', 'CM04', 'CM08', 'CO01', 'PR01'],
  },
  answer: {
    method: 'POST',
    path: '/api/v1/free/answer',
    summary: '신청자에게 답변 메일 보내기: 보낸 사람과 내용이 이력에 남는다',
    input: z.object({
      contractId: id,
      message: z.string().max(LIMITS.inquiryMessageMaxChars * 2),
      /** The answer is the first contact: sets 연락완료 where nobody has contacted the person yet. */
      isContact: z.boolean().default(false),
      /** How many memos and answers the caller saw: where a colleague has added one since, nothing is sent. */
      seenMemos: z.number().optional(),
    }),
    output: z.null(),
    errors: ['CM02', 'CM03', 'CM04', 'CM08'],
  },
  withdrawLink: {
    method: 'POST',
    path: '/api/v1/free/withdraw-link',
    summary: '신청자에게 동의 철회 링크를 다시 보내기: 이력과 감사 로그에 남는다',
    input: z.object({ contractId: id }),
    output: z.null(),
    errors: ['CM02', 'CM03', 'CM04', 'PR01'],
  },
  noticeSetting: {
    method: 'POST',
    path: '/api/v1/free/notice-setting',
    summary: '새 문의를 메일로 받을지: 값을 보내면 바꾸고, 지금의 설정을 답한다',
    input: z.object({ wants: z.boolean().optional() }),
    /** `isMailFiled`: there is no mail server, so no mail goes out. */
    output: z.object({ wants: z.boolean(), isMailFiled: z.boolean() }),
    errors: ['CM02', 'CM03'],
  },
  dueSetting: {
    method: 'POST',
    path: '/api/v1/free/due-setting',
    summary: '연락 기한의 근무시간과 휴무일: 값을 보내면 바꾸고(관리자만), 지금의 설정을 답한다',
    /** `updatedAt`: when the setting was changed that the caller has seen; null: never. */
    input: z.object({ setting: workingTime.extend({ updatedAt: z.string().max(40).nullable() }).optional() }),
    output: workingTime.extend({ updatedAt: z.string().nullable() }),
    errors: ['CM02', 'CM03', 'CM08'],
  },
  bulkUpdate: {
    method: 'POST',
    path: '/api/v1/free/bulk-update',
    summary: '여러 문의의 상태나 담당자를 한 번에 변경',
    input: z.object({
      contractIds: z.array(id).min(1).max(LIMITS.inquiryBulkMax),
      status: status.optional(),
      ownerId: id.nullable().optional(),
      /** As the caller saw them: what a colleague has changed since is not overwritten. */
      seen: z
        .array(z.object({ contractId: id, status, ownerId: id.nullable() }))
        .max(LIMITS.inquiryBulkMax)
        .optional(),
      /** Gives back what was: who owned them is not notified again. */
      isUndo: z.boolean().optional(),
    }),
    /**
     * Not changed are inquiries with a withdrawn consent, counted in `erasedCount`, and those that a colleague has
     * changed since, counted in `conflictCount`.
     */
    output: z.object({ changedIds: z.array(id), erasedCount: z.number(), conflictCount: z.number() }),
    errors: ['CM02', 'CM03', 'CM04', 'CO01'],
  },
  export: {
    method: 'POST',
    path: '/api/v1/free/export',
    summary: '엑셀 다운로드: 사유를 받아 기록한다',
    input: filterShape.extend({ reason: z.string().max(LIMITS.exportReasonMaxChars * 2) }),
    output: z.any(),
    bare: true,
    errors: ['CM02', 'CM03'],
  },
  saveFilter: {
    method: 'POST',
    path: '/api/v1/free/filter-save',
    summary: '목록의 조건을 이름을 붙여 저장',
    input: z.object({ name: z.string().max(LIMITS.savedFilterNameMaxChars * 2), query: z.string().max(600) }),
    output: saved,
    errors: ['CM02', 'CM03', 'CO03'],
  },
  deleteFilter: {
    method: 'POST',
    path: '/api/v1/free/filter-delete',
    summary: '저장한 조건 삭제',
    input: z.object({ filterId: id }),
    output: z.null(),
    errors: ['CM02', 'CM03'],
  },
});
