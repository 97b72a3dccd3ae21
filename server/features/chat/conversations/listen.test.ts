import { expect, it } from 'vitest';
import type { AnswerEngine, AnswerPart, Question } from '../chat-engine.ts';
import { listen } from './listen.ts';

const questionWith = (signal: AbortSignal): Question => ({
  query: '설치 방법',
  earlier: [],
  actor: null,
  now: '2026-11-21T03:00:00.000Z',
  visitorId: 'visitor',
  signal,
});

it('hands on what is said, in order, to the end', async () => {
  const engine: AnswerEngine = {
    async *answer() {
      yield { kind: 'text', text: '가' };
      yield { kind: 'unanswered' };
    },
  };
  const heard: AnswerPart[] = [];
  for await (const part of listen(engine, questionWith(new AbortController().signal))) heard.push(part);
  expect(heard).toEqual([{ kind: 'text', text: '가' }, { kind: 'unanswered' }]);
});

it('ends with the reason when it is aborted, though the engine never stops by itself', async () => {
  const engine: AnswerEngine = {
    async *answer() {
      yield { kind: 'text', text: '가' };
      await new Promise(() => undefined);
    },
  };
  const stopping = new AbortController();
  const parts = listen(engine, questionWith(stopping.signal));
  expect((await parts.next()).value).toEqual({ kind: 'text', text: '가' });
  const rest = parts.next();
  stopping.abort(new Error('그만'));
  await expect(rest).rejects.toThrow('그만');
});

it('asks nothing of the engine when it is aborted before', async () => {
  let asked = false;
  const engine: AnswerEngine = {
    async *answer() {
      asked = true;
      yield { kind: 'unanswered' };
    },
  };
  await expect(listen(engine, questionWith(AbortSignal.abort(new Error('늦음')))).next()).rejects.toThrow('늦음');
  expect(asked).toBe(false);
});

it('hands on what the engine throws', async () => {
  const engine: AnswerEngine = {
    answer: () => ({ [Symbol.asyncIterator]: () => ({ next: () => Promise.reject(new Error('고장')) }) }),
  };
  await expect(listen(engine, questionWith(new AbortController().signal)).next()).rejects.toThrow('고장');
});
