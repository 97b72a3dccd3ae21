import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { boardOf } from '#shared/boards.ts';
import type { DocumentSummary } from '#shared/contract/boards/board.contract.ts';
import { RowFacts } from './row-facts.tsx';

const shown = (fields: Record<string, string>, downloads?: DocumentSummary['downloads']) =>
  renderToStaticMarkup(
    <RowFacts board={boardOf('library')} document={{ fields, downloads } as unknown as DocumentSummary} />,
  );

it('names the fields of the list in the board’s order, and shows nothing where none is filled in', () => {
  const text = (...asked: Parameters<typeof shown>) =>
    shown(...asked)
      .replaceAll(/<[^>]+>/g, '|')
      .replaceAll(/\|+/g, '|');
  expect(text({ os: 'Linux', productVersion: '', product: 'Studio' })).toBe('|제품| Studio|운영체제| Linux|');
  expect(text({ os: '공통', productVersion: '4.6', product: '공통' }), 'what all have in common').toBe('|버전| 4.6|');
  expect(text({ productVersion: '4.6' }, { kinds: ['pdf', 'zip'], lockedFor: null })).toBe('|PDF, ZIP|버전| 4.6|');
  expect(text({}, { kinds: ['zip'], lockedFor: 'customer' })).toBe('|고객사 전용|ZIP|');
  expect(shown({ product: '', productVersion: '', os: '' })).toBe('');
  expect(shown({}), 'somebody else’s private document').toBe('');
});
