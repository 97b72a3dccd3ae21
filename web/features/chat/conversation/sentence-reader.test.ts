import { expect, it } from 'vitest';
import { createSentenceReader } from './sentence-reader.ts';

it('reads finished sentences once, however the text grows, and nothing that was there before', () => {
  const reader = createSentenceReader();
  expect(reader.read([{ id: 'old', text: '전에 한 말입니다.', isWhole: true }])).toEqual([]);
  const say = (text: string, isWhole = false) => reader.read([{ id: 'm', text, isWhole }]);
  expect(say('설치는')).toEqual([]);
  expect(say('설치는 쉽습니다. 버전 24.')).toEqual(['설치는 쉽습니다.']);
  expect(say('설치는 쉽습니다. 버전 24.2를\n1. 받')).toEqual(['버전 24.2를']);
  expect(say('설치는 쉽습니다. 버전 24.2를\n1. 받습니다', true)).toEqual(['1. 받습니다']);
  expect(say('설치는 쉽습니다. 버전 24.2를\n1. 받습니다', true)).toEqual([]);
  expect(say('다른 말입니다.', true)).toEqual(['다른 말입니다.']);
});
