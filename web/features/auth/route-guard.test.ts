import { describe, expect, it } from 'vitest';
import { INITIAL_STATE } from '../../lib/app-store.ts';
import { stateOnEntering } from './route-guard.ts';

const reading = { ...INITIAL_STATE, currentList: 'notice', currentPage: 4, currentScroll: 900, category: '점검' };

describe('stateOnEntering', () => {
  it('starts another list afresh: page 1, scroll 1, no category', () => {
    expect({ ...reading, ...stateOnEntering('qna', reading) }).toMatchObject({
      currentList: 'qna',
      currentPage: 1,
      currentScroll: 1,
      category: '',
    });
  });

  it('leaves the list that was being read where it was', () => {
    expect({ ...reading, ...stateOnEntering('notice', reading) }).toEqual(reading);
  });
});
