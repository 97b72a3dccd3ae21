import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { boardOf } from '#shared/boards.ts';
import type { DocumentSummary } from '#shared/contract/boards/board.contract.ts';
import { RowFacts } from './row-facts.tsx';

const shown = (fields: Record<string, string>, downloads?: DocumentSummary['downloads']) =>
  renderToStaticMarkup(
    <RowFacts board={boardOf('library')} document={{ fields, downloads } as unknown as DocumentSummary} />,
  );

it('reads the fields of the list in the board’s order, and nothing where none is filled in', () => {
  expect(shown({ os: 'Windows 11', productVersion: '', product: 'Studio' })).toContain('>Studio · Windows 11<');
  expect(shown({ product: '공통', productVersion: '4.6', os: '공통' })).toContain('>공통 · 4.6<');
  expect(shown({ product: '', productVersion: '', os: '' })).toBe('');
  expect(shown({ product: 'Studio' }, { kinds: ['pdf', 'zip'], lockedFor: null })).toContain('>PDF, ZIP · Studio<');
  expect(shown({ product: 'Studio' }, { kinds: ['zip'], lockedFor: 'customer' })).toContain(
    '고객사 전용 · ZIP · Studio<',
  );
  expect(shown({}), 'somebody else’s private document').toBe('');
});
