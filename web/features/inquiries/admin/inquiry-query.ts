import type { InquiryListInput } from '#shared/contract/inquiries/inquiry.contract.ts';
import type { InquirySort, InquiryStatus } from '#shared/inquiries/inquiry-states.ts';
import type { InquiryKind } from '#shared/inquiries/inquiry-choices.ts';
import { INQUIRY_SORTS, INQUIRY_STATUSES } from '#shared/inquiries/inquiry-states.ts';
import { INQUIRY_KINDS } from '#shared/inquiries/inquiry-choices.ts';
import { LIMITS } from '#shared/limits.ts';
import { isDay } from '#shared/text/is-day.ts';

/** State of the inquiry list, as kept in the query string. */
export interface InquiryQuery {
  view: 'list' | 'board';
  type: InquiryKind | '';
  status: InquiryStatus | '';
  done: 'Y' | 'N' | '';
  overdue: 'Y' | '';
  uncontacted: 'Y' | '';
  owner: string;
  /** Sent by a member, or by a visitor. */
  member: 'Y' | 'N' | '';
  from: string;
  until: string;
  q: string;
  sort: InquirySort;
  dir: 'asc' | 'desc';
  page: number;
  /** The inquiry whose drawer is open. */
  open: string;
}

export const NO_FILTERS = {
  type: '',
  status: '',
  done: '',
  overdue: '',
  uncontacted: '',
  owner: '',
  member: '',
  from: '',
  until: '',
  q: '',
} as const satisfies Partial<InquiryQuery>;

const FIRST_VIEW: InquiryQuery = { view: 'list', ...NO_FILTERS, sort: 'due', dir: 'asc', page: 1, open: '' };

const PAGE_SIZE = 20;

const oneOf = <T extends string>(value: string | null, allowed: readonly T[]): T | undefined =>
  allowed.find((candidate) => candidate === value);

const dayOf = (value: string | null) => (value !== null && isDay(value) ? value : '');

/** Reads the query string. Invalid values fall back to the defaults. */
export function readInquiryQuery(params: URLSearchParams): InquiryQuery {
  const page = Number(params.get('page'));
  return {
    view: oneOf(params.get('view'), ['list', 'board']) ?? FIRST_VIEW.view,
    type: oneOf(params.get('type'), Object.keys(INQUIRY_KINDS) as InquiryKind[]) ?? '',
    status: oneOf(params.get('status'), INQUIRY_STATUSES) ?? '',
    done: oneOf(params.get('done'), ['Y', 'N']) ?? '',
    overdue: oneOf(params.get('overdue'), ['Y']) ?? '',
    uncontacted: oneOf(params.get('uncontacted'), ['Y']) ?? '',
    owner: (params.get('owner') ?? '').slice(0, 64),
    member: oneOf(params.get('member'), ['Y', 'N']) ?? '',
    // The assistant's menu links use `startDt` and `endDt`.
    from: dayOf(params.get('from') ?? params.get('startDt')),
    until: dayOf(params.get('until') ?? (params.has('startDt') ? params.get('endDt') : null)),
    q: (params.get('q') ?? '').trim().slice(0, LIMITS.keywordMaxChars),
    sort: oneOf(params.get('sort'), INQUIRY_SORTS) ?? FIRST_VIEW.sort,
    dir: oneOf(params.get('dir'), ['asc', 'desc']) ?? FIRST_VIEW.dir,
    page: Number.isInteger(page) && page >= 1 && page <= LIMITS.listPageMax ? page : 1,
    open: (params.get('open') ?? '').slice(0, 64),
  };
}

/** `?status=접수&page=2`. Default values are omitted, so that each list state has one URL. */
export function writeInquiryQuery(query: Partial<InquiryQuery>): string {
  const params = new URLSearchParams();
  for (const [name, first] of Object.entries(FIRST_VIEW)) {
    const value = query[name as keyof InquiryQuery] ?? first;
    if (value !== first) params.set(name, String(value));
  }
  return params.size === 0 ? '' : `?${params}`;
}

export const filtersOf = ({
  type,
  status,
  done,
  overdue,
  uncontacted,
  owner,
  member,
  from,
  until,
  q,
}: InquiryQuery) => ({
  type,
  status,
  completeYn: done,
  overdue,
  uncontacted,
  ownerId: owner,
  byMember: member,
  from,
  until,
  keyword: q,
});

export const listInputOf = (query: InquiryQuery): InquiryListInput => ({
  ...filtersOf(query),
  page: query.page,
  size: PAGE_SIZE,
  sort: query.sort,
  direction: query.dir,
});

/** True if a filter is active; an empty list then shows another message. */
export const isNarrowed = (query: InquiryQuery) => Object.values(filtersOf(query)).some((value) => value !== '');
