import { expect, it } from 'vitest';
import { isNarrowed, readInquiryQuery, writeInquiryQuery } from './inquiry-query.ts';

const read = (search: string) => readInquiryQuery(new URLSearchParams(search));

it('reads what it writes, and writes only what is not as at first', () => {
  const search = writeInquiryQuery({ type: 'FREE', status: '접수', from: '2026-11-01', q: '한빛 철강', page: 3 });
  expect(read(search)).toMatchObject({
    type: 'FREE',
    status: '접수',
    from: '2026-11-01',
    q: '한빛 철강',
    page: 3,
    view: 'list',
  });
  expect(writeInquiryQuery(read(search))).toBe(search);
  expect(writeInquiryQuery(read(''))).toBe('');
});

it('makes a list of whatever somebody typed into the address', () => {
  const query = read('?type=X&status=없음&done=yes&from=어제&until=2026-02-31&sort=password&dir=up&page=-1&view=map');
  expect(writeInquiryQuery(query)).toBe('');
  expect(isNarrowed(query)).toBe(false);
  expect(isNarrowed(read('?q=한빛'))).toBe(true);
});
