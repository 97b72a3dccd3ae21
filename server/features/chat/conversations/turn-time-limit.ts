import { SERVER_LIMITS } from '#server/limits.ts';
import type { Config } from '#server/config.ts';
import { AppError } from '#server/errors.ts';

/** How long an answer may take, in milliseconds: an upstream longer than our own engine. */
const turnMaxMs = ({ chat }: Pick<Config, 'chat'>) =>
  chat.provider === 'builtin' ? SERVER_LIMITS.chatBuiltinTurnMaxMs : SERVER_LIMITS.chatUpstreamTurnMaxMs;

/** Aborts `stopping` with CH02 when the answer takes too long; ended by the function returned. */
export function limitTurnTime(config: Pick<Config, 'chat'>, stopping: AbortController): () => void {
  const overdue = setTimeout(() => stopping.abort(new AppError('CH02')), turnMaxMs(config));
  return () => clearTimeout(overdue);
}
