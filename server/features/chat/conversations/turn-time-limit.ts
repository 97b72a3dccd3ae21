import { SERVER_LIMITS } from '#server/limits.ts';
import type { Config } from '#server/config.ts';
import { AppError } from '#server/errors.ts';

/** Maximum duration of an answer in milliseconds; longer for upstreams than for the built-in engine. */
const turnMaxMs = ({ chat }: Pick<Config, 'chat'>) =>
  chat.provider === 'builtin' ? SERVER_LIMITS.chatBuiltinTurnMaxMs : SERVER_LIMITS.chatUpstreamTurnMaxMs;

/** Aborts `stopping` with CH02 after the maximum duration. Returns a function that cancels the timer. */
export function limitTurnTime(config: Pick<Config, 'chat'>, stopping: AbortController): () => void {
  const overdue = setTimeout(() => stopping.abort(new AppError('CH02')), turnMaxMs(config));
  return () => clearTimeout(overdue);
}
