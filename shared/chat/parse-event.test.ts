import { expect, it } from 'vitest';
import { parseEvent } from './parse-event.ts';

const ids = { task_id: 't', conversation_id: 'c', message_id: 'm' };
const heardIds = { taskId: 't', conversationId: 'c', messageId: 'm' };

it.each([
  [
    { event: 'message', answer: '안녕' },
    { kind: 'text', text: '안녕' },
  ],
  [
    { event: 'agent_message', answer: '하세요' },
    { kind: 'text', text: '하세요' },
  ],
  [
    { event: 'message_replace', answer: '다시' },
    { kind: 'replace', text: '다시' },
  ],
  [
    { event: 'message_end', metadata: { usage: {} } },
    { kind: 'end', metadata: { usage: {} } },
  ],
  [
    { event: 'message_end', metadata: [] },
    { kind: 'end', metadata: {} },
  ],
  [
    { event: 'error', status: 400, code: 'x', message: 'y' },
    { kind: 'error', status: 400, code: 'x', message: 'y' },
  ],
  [{ event: 'agent_thought', answer: '?' }, { kind: 'other' }],
  [{ event: 'node_started' }, { kind: 'other' }],
  [{ event: 7 }, { kind: 'other' }],
])('hears %j', (event, expected) => {
  expect(parseEvent({ ...event, ...ids })).toEqual({ ...heardIds, ...expected });
});

it('takes what is missing as empty', () => {
  expect(parseEvent({ event: 'message', answer: null })).toEqual({
    kind: 'text',
    text: '',
    taskId: '',
    conversationId: '',
    messageId: '',
  });
});
