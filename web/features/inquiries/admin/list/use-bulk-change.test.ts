import { expect, it } from 'vitest';
import { toldOf } from './use-bulk-change.ts';

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
