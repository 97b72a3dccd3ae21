import { expect, it } from 'vitest';
import type { InquirySummary } from '#shared/contract/inquiries/inquiry.contract.ts';
import { openAsAdministrator as open } from '#web/rendered-page.fixture.ts';

const AT = '2026-11-20T05:06:00.000Z';
const SHOWN = '2026. 11.20 14:06';

const inquiry: InquirySummary = {
  contractId: 'i1',
  contractNumber: 'C-20261120-0001',
  type: 'CONTACT',
  status: '접수',
  completeYn: 'N',
  subject: '도입상담',
  company: '한빛상사',
  maskedName: '홍*동',
  maskedEmail: 'h***@example.com',
  maskedPhone: '010-****-5678',
  owner: null,
  memoCount: 0,
  fileCount: 0,
  createdAt: AT,
  isErased: false,
  dueAt: AT,
  isOverdue: true,
};
const contacted: InquirySummary = {
  ...inquiry,
  contractId: 'i2',
  contractNumber: 'C-20261120-0002',
  type: 'FREE',
  status: '연락완료',
  subject: 'Studio',
  company: '두리상사',
  owner: { id: 'u1', name: '김영업' },
  memoCount: 2,
  fileCount: 1,
  dueAt: null,
  isOverdue: false,
};
const erased: InquirySummary = {
  ...contacted,
  contractId: 'i3',
  contractNumber: 'C-20261120-0003',
  status: '완료',
  company: '',
  maskedName: '',
  maskedEmail: '',
  maskedPhone: '',
  owner: null,
  memoCount: 0,
  fileCount: 0,
  isErased: true,
};
const owners = [{ id: 'u1', name: '김영업' }];
const savedFilters = [{ filterId: 'f1', name: '진행 중 체험', query: 'type=FREE&done=N' }];

it('inquiries are searched, narrowed and sorted by the address', async () => {
  const { rows, text, chosen, links, sent } = await open(
    '/contact/list?type=FREE&status=접수&owner=u1&member=N&from=2026-11-01&q=한빛&sort=company&dir=desc&page=2',
    {
      '/api/v1/free/list': {
        list: [inquiry, contacted, erased],
        totalCount: 45,
        page: 2,
        size: 20,
        counts: [
          { status: '접수', count: 40 },
          { status: '연락완료', count: 5 },
        ],
        overdueCount: 3,
        owners,
        savedFilters,
      },
    },
  );
  const person = '홍*동 h***@example.com';
  expect(rows).toEqual([
    [
      'C-20261120-0001 선택',
      `한빛상사 홍*동 ${SHOWN}`,
      '접수',
      '기한 지남 11.20 14:06',
      '제품 문의 · 도입상담',
      person,
      '미지정',
      SHOWN,
      'C-20261120-0001',
    ],
    [
      'C-20261120-0002 선택',
      `두리상사 메모 2개 2 첨부파일 1개 1 홍*동 ${SHOWN}`,
      '연락완료',
      '',
      '무료체험 · Studio',
      person,
      '김영업',
      SHOWN,
      'C-20261120-0002',
    ],
    [
      'C-20261120-0003 선택',
      `파기된 문의 ${SHOWN}`,
      '완료',
      '',
      '무료체험 · Studio',
      '',
      '미지정',
      SHOWN,
      'C-20261120-0003',
    ],
  ]);
  expect(text).toContain('총 45건');
  expect(chosen).toEqual(['무료체험', '김영업', '비회원', '직접 지정']);
  expect(links).toEqual(
    expect.arrayContaining([
      '/contact/list?type=FREE&done=N',
      '/contact/list?type=FREE&status=접수&owner=u1&member=N&from=2026-11-01&q=한빛&sort=company&dir=desc&page=3',
    ]),
  );
  expect(sent('/api/v1/free/list')).toEqual({
    type: 'FREE',
    status: '접수',
    completeYn: '',
    overdue: '',
    uncontacted: '',
    ownerId: 'u1',
    byMember: 'N',
    from: '2026-11-01',
    until: '',
    keyword: '한빛',
    page: 2,
    size: 20,
    sort: 'company',
    direction: 'desc',
  });
});

it('inquiries stand on a board by their status, with the way to those that do not fit', async () => {
  const { text, links, sent } = await open('/contact/list?view=board&overdue=Y', {
    '/api/v1/free/board': {
      columns: [
        { status: '접수', totalCount: 12, overdueCount: 7, list: [inquiry] },
        { status: '연락완료', totalCount: 1, overdueCount: 0, list: [contacted] },
        { status: '보류', totalCount: 0, overdueCount: 0, list: [] },
        { status: '완료', totalCount: 1, overdueCount: 0, list: [erased] },
      ],
      owners,
      savedFilters,
    },
  });
  expect(text).toContain('총 14건');
  expect(text).toContain(
    '접수 12 기한 지남 7 한빛상사 홍*동 · 제품 문의 · 도입상담 연락 11.20 14:06 기한 지남 미지정 11건 더 보기',
  );
  expect(text).toContain(
    '연락완료 1 두리상사 홍*동 · 무료체험 · Studio 진행 여부 확인 접수 11.20 김영업 메모 2개 2 첨부파일 1개 1',
  );
  expect(text).toContain('보류 0 문의가 없습니다. 완료 1 파기된 문의 무료체험 · Studio');
  expect(links.filter((link) => link === '/contact/list?status=접수&overdue=Y')).toHaveLength(2);
  expect(sent('/api/v1/free/board')).toMatchObject({ overdue: 'Y' });
});
