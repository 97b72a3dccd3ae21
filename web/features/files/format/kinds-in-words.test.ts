import { expect, it } from 'vitest';
import { BOARDS } from '#shared/boards.ts';
import { GENERAL_EXTENSIONS } from '#shared/boards/file-kinds.ts';
import { messages } from '#shared/messages.ko.ts';
import { kindsInWords } from './kinds-in-words.ts';

it('calls many extensions by their kinds, and keeps each of them in the details', () => {
  const { summary, details } = kindsInWords(GENERAL_EXTENSIONS);
  expect(summary, 'no line begins with a dot').toBe('이미지\u2060·문서\u2060·압축 파일\u2060·영상\u2060·자막');
  expect(details[1]).toBe('문서: pdf, doc, docx, xls, xlsx, ppt, pptx, hwp, hwpx, txt, csv');
  expect(details.flatMap((line) => line.split(': ')[1]?.split(', '))).toHaveLength(GENERAL_EXTENSIONS.length);
});

it('writes a few extensions as they are', () => {
  expect(kindsInWords(['mp4', 'webm'])).toEqual({ summary: 'mp4, webm', details: [] });
});

it('knows the kind of every extension that a board takes', () => {
  for (const { slots } of Object.values(BOARDS)) {
    for (const { extensions } of slots) {
      expect(kindsInWords(extensions).summary).not.toContain(messages.files.kinds.other);
    }
  }
});
