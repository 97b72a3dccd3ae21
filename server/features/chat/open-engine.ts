import type { Context } from '#server/context.ts';
import { builtinEngine } from './builtin/builtin-engine.ts';
import type { AnswerEngine } from './chat-engine.ts';
import { pinnedEngine } from './console/pins/pinned-engine.ts';

/** Who answers: the staff in fixed words where they have some, else whoever the settings name. */
export const openEngine = async (context: Context): Promise<AnswerEngine> =>
  pinnedEngine(context, await openProvider(context));

/** Whoever the settings name. What talks to an upstream is loaded only when there is one. */
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
