import type { Context } from '#server/context.ts';
import { builtinEngine } from './builtin/builtin-engine.ts';
import type { AnswerEngine } from './chat-engine.ts';
import { pinnedEngine } from './console/pins/pinned-engine.ts';

/** The engine: pinned answers first, then the configured provider. */
export const openEngine = async (context: Context): Promise<AnswerEngine> =>
  pinnedEngine(context, await openProvider(context));

/** The configured provider. Upstream clients are loaded only when configured. */
export async function openProvider(context: Context): Promise<AnswerEngine> {
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
