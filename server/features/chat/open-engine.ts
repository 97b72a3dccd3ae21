import type { Context } from '../../context.ts';
import { builtinEngine } from './builtin/builtin-engine.ts';
import type { AnswerEngine } from './chat-engine.ts';

/** Who answers, as the settings say. What talks to an upstream is loaded only when there is one. */
export async function openEngine(context: Context): Promise<AnswerEngine> {
  const { chat } = context.config;
  switch (chat.provider) {
    case 'builtin':
      return builtinEngine(context);
    case 'openai':
      return (await import('./upstream/openai-engine.ts')).openaiEngine(context, chat);
    case 'dify':
      return (await import('./upstream/dify-engine.ts')).difyEngine(context, chat);
  }
}
