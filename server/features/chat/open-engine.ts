import type { Context } from '../../context.ts';
import { builtinEngine } from './builtin/builtin-engine.ts';
import type { AnswerEngine } from './chat-engine.ts';

/** Who answers, as the settings say. */
export async function openEngine(context: Context): Promise<AnswerEngine> {
  return builtinEngine(context);
}
