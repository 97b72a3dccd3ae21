import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { parseAnswerBlocks } from '../format/parse-answer-blocks.ts';
import { AnswerBlocks } from './answer-blocks.tsx';

const shown = (answer: string) =>
  renderToStaticMarkup(<AnswerBlocks seen={parseAnswerBlocks(answer)} folded={[]} isWhole />);

it('puts the name of a table row above its cells', () => {
  expect(shown('- **메모리** · 최소: 8GB · 권장: 16GB')).toMatch(
    /"block"><strong[^>]*>메모리<\/strong><\/span>최소: 8GB · 권장/,
  );
});

it('leaves other items on one line', () => {
  expect(shown('- **메모리** · 16GB 이상을 권합니다.')).not.toContain('"block"');
  expect(shown('- **메모리** · 최소: 8GB')).not.toContain('"block"');
});
