import { createOpenAICompatible } from '@ai-sdk/openai-compatible';
import type { ModelMessage } from 'ai';
import { APICallError, streamText } from 'ai';
import type { ChatConfig } from '#server/config.ts';
import type { Context } from '#server/context.ts';
import { readProductName } from '#server/site/brand.ts';
import type { AnswerEngine, Question, Source } from '../chat-engine.ts';
import { groundedEngine } from './grounded-engine.ts';
import { instructionsOf, questionWith } from './prompt.ts';
import { fetchUpstream } from './fetch-upstream.ts';
import { upstreamFailure } from './upstream-failure.ts';

/** Answers with a model behind an OpenAI-compatible API. */
export function openaiEngine(
  context: Context,
  { url, key, model }: Extract<ChatConfig, { provider: 'openai' }>,
): AnswerEngine {
  const provider = createOpenAICompatible({
    name: 'assistant',
    baseURL: url,
    ...(key && { apiKey: key }),
    fetch: fetchUpstream,
  });
  return groundedEngine(context, async function* ask(question, sources) {
    const { fullStream } = streamText({
      model: provider(model),
      instructions: instructionsOf(await readProductName(context)),
      messages: messagesOf(question, sources),
      abortSignal: question.signal,
      // No retries: the visitor is waiting, so an error is shown at once.
      maxRetries: 0,
      onError: () => undefined,
    });
    try {
      for await (const part of fullStream) {
        if (part.type === 'text-delta') yield { kind: 'text', text: part.text };
        if (part.type === 'error') throw part.error;
        // Without a finish reason of the model, the stream was cut off.
        if (part.type === 'finish' && part.rawFinishReason === undefined)
          throw new Error('The stream of the model ended early');
      }
    } catch (error) {
      question.signal.throwIfAborted();
      throw failureOf(error);
    }
  });
}

function messagesOf({ query, earlier }: Question, sources: readonly Source[]): ModelMessage[] {
  return [
    ...earlier.flatMap(({ question, answer }): ModelMessage[] => [
      { role: 'user', content: question },
      { role: 'assistant', content: answer },
    ]),
    { role: 'user', content: questionWith(query, sources) },
  ];
}

const failureOf = (error: unknown) =>
  upstreamFailure(APICallError.isInstance(error) ? (error.statusCode ?? null) : null, error);
