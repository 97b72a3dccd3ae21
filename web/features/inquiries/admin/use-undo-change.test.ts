import { expect, it } from 'vitest';
import type { InquirySummary } from '#shared/contract/inquiries/inquiry.contract.ts';
import { undoCalls } from './use-undo-change.ts';

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
