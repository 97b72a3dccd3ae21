import { expect, it } from 'vitest';
import type { InquirySummary } from '#shared/contract/inquiries/inquiry.contract.ts';
import { toldOf, undoCalls } from './use-bulk-change.ts';

const inquiry = (contractId: string, status: string, ownerId: string) =>
  ({ contractId, status, owner: { id: ownerId, name: '' } }) as InquirySummary;

it('gives each inquiry back what it had, unless a colleague has changed since what the bulk change set', () => {
  const before = [inquiry('a', '접수', 'kim'), inquiry('b', '확인', 'kim'), inquiry('c', '접수', 'lee')];
  expect(undoCalls(before, { status: '보류' })).toEqual([
    {
      contractIds: ['a', 'c'],
      status: '접수',
      seen: [
        { contractId: 'a', status: '보류', ownerId: 'kim' },
        { contractId: 'c', status: '보류', ownerId: 'lee' },
      ],
      isUndo: true,
    },
    { contractIds: ['b'], status: '확인', seen: [{ contractId: 'b', status: '보류', ownerId: 'kim' }], isUndo: true },
  ]);
  expect(undoCalls([inquiry('a', '접수', 'kim')], { ownerId: null })).toEqual([
    { contractIds: ['a'], ownerId: 'kim', seen: [{ contractId: 'a', status: '접수', ownerId: null }], isUndo: true },
  ]);
});

it('tells what became of the change, also where nothing had to change', () => {
  const told = (
    changed: number,
    erased: number,
    conflicts: number,
    change = { status: '보류' as string | undefined },
  ) => toldOf({ changed, erased, conflicts }, change as Parameters<typeof toldOf>[1]);
  expect(told(2, 0, 1)).toEqual({
    tone: 'success',
    words: '2건이 변경되었습니다. 그사이 동료가 변경한 1건은 그대로 두었습니다.',
  });
  expect(told(0, 0, 0)).toEqual({ tone: 'success', words: '이미 보류 상태입니다.' });
  expect(told(0, 0, 0, { status: undefined })).toEqual({ tone: 'success', words: '이미 같은 담당자입니다.' });
  expect(told(0, 0, 1)).toEqual({ tone: 'error', words: '그사이 동료가 변경한 1건은 그대로 두었습니다.' });
});
