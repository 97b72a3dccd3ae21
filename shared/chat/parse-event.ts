/** Parsed event of Dify's chat stream. Events that are not used here are `other`. */
export type ParsedEvent = { taskId: string; conversationId: string; messageId: string } & (
  | { kind: 'text'; text: string }
  | { kind: 'replace'; text: string }
  | { kind: 'end'; metadata: Record<string, unknown> }
  | { kind: 'error'; status: number; code: string; message: string }
  /** Extension of this portal: the upstream sent data that is not JSON. */
  | { kind: 'unparsable'; reason: string }
  | { kind: 'other' }
);

/** Name of the extension event. Other clients ignore unknown events. */
export const UNPARSABLE_EVENT = 'message_unparsable';

export const unparsable = (reason: string): ParsedEvent => ({
  taskId: '',
  conversationId: '',
  messageId: '',
  kind: 'unparsable',
  reason,
});

/** Parses an event. Missing texts become empty. */
export function parseEvent(event: Record<string, unknown>): ParsedEvent {
  const ids = {
    taskId: textOf(event.task_id),
    conversationId: textOf(event.conversation_id),
    messageId: textOf(event.message_id),
  };
  switch (event.event) {
    case 'message':
    case 'agent_message':
      return { ...ids, kind: 'text', text: textOf(event.answer) };
    case 'message_replace':
      return { ...ids, kind: 'replace', text: textOf(event.answer) };
    case 'message_end':
      return { ...ids, kind: 'end', metadata: objectOf(event.metadata) };
    case 'error':
      return {
        ...ids,
        kind: 'error',
        status: Number(event.status) || 0,
        code: textOf(event.code),
        message: textOf(event.message),
      };
    case UNPARSABLE_EVENT:
      return { ...ids, kind: 'unparsable', reason: textOf(event.reason) };
    default:
      return { ...ids, kind: 'other' };
  }
}

const textOf = (value: unknown) => (typeof value === 'string' ? value : '');

const objectOf = (value: unknown) =>
  typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Record<string, unknown>) : {};
