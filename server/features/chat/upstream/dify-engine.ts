import type { ChatConfig } from '#server/config.ts';
import type { Context } from '#server/context.ts';
import { AppError } from '#server/errors.ts';
import type { AnswerEngine } from '../chat-engine.ts';
import type { DifyCall } from './dify-call.ts';
import { callDify } from './dify-call.ts';
import { groundedEngine } from './grounded-engine.ts';
import { quoted } from './prompt.ts';
import { findUpstream, saveUpstreamId } from './upstream-conversation.queries.ts';
import { upstreamFailure } from './upstream-failure.ts';

/**
 * Answers with a Dify application. The portal's sources are sent as its variable `context`. Dify's own sources are not
 * shown, because their access rights are unknown here.
 */
export function difyEngine(context: Context, settings: Extract<ChatConfig, { provider: 'dify' }>): AnswerEngine {
  const { db } = context;
  return groundedEngine(context, async function* ask(question, sources) {
    const { query, visitorId, conversationId, signal } = question;
    const known = await findUpstream(db, question);
    const body = (upstreamId: string) => ({
      query,
      inputs: { context: quoted(sources) },
      response_mode: 'streaming',
      user: visitorId,
      conversation_id: upstreamId,
    });
    let call: DifyCall = callDify(settings, body(known ?? ''));
    try {
      let opened = await call.opened(signal);
      if (opened.status === 404 && known !== null) {
        // Dify no longer has the conversation: continue ours with a new one there.
        call = callDify(settings, body(''));
        opened = await call.opened(signal);
      }
      if (opened.status !== 200) throw upstreamFailure(opened.status, new Error(`Dify answered ${opened.status}`));
      for await (const event of call.events(signal)) {
        if (event.kind === 'text' && event.text !== '') yield { kind: 'text', text: event.text };
        if (event.kind === 'replace') yield { kind: 'replace', text: event.text };
        if (event.kind === 'unparsable') yield { kind: 'unparsable', reason: event.reason };
        if (event.kind === 'error') throw upstreamFailure(event.status, new Error(`${event.code}: ${event.message}`));
        if (event.kind !== 'end') continue;
        if (conversationId && event.conversationId !== '')
          await saveUpstreamId(db, conversationId, event.conversationId);
        return;
      }
      throw new AppError('CH03', { cause: new Error('The stream of Dify ended early') });
    } finally {
      call.hangUp();
    }
  });
}
