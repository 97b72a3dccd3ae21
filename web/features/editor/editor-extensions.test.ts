import { expect, it } from 'vitest';
import type { Format } from './editor-extensions.ts';
import { EXTENSIONS } from './editor-extensions.ts';

it('promises pictures only where they stay', () => {
  const wordsOf = (format: Format) =>
    EXTENSIONS[format].flatMap(({ name, options }: { name: string; options: { placeholder?: unknown } }) =>
      name === 'placeholder' ? [options.placeholder] : [],
    );
  expect(wordsOf('document')).toEqual(['내용을 입력해주세요. 이미지는 붙여넣거나 끌어다 놓을 수 있습니다.']);
  for (const format of ['text', 'answer', 'mail'] as const)
    expect(wordsOf(format), format).toEqual(['내용을 입력해주세요.']);
});
