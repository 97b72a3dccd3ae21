import { ApiError } from '../api/api-error.ts';
import { useToast } from '../app-context.tsx';
import { isGone } from './is-gone.ts';
import { reactionTo } from './failure-reaction.ts';

/**
 * For a catch: shows the failure as a toast, unless the shell shows it (specification point 8). `gone`: what is told
 * where the call `tells` itself that what it was about is not there any more.
 */
export function useShowFailure(): (error: unknown, gone?: string) => void {
  const toast = useToast();
  return (error, gone) => {
    if (!(error instanceof ApiError)) throw error;
    if (gone !== undefined && isGone(error)) return toast.error(gone);
    if (reactionTo(error) === null) toast.error(error.message);
  };
}
