import { ApiError } from '../api/api-error.ts';
import { useToast } from '../app-context.tsx';
import { reactionTo } from './failure-reaction.ts';

/** For a catch: shows the failure as a toast, unless the shell shows it (specification point 8). */
export function useShowFailure(): (error: unknown) => void {
  const toast = useToast();
  return (error) => {
    if (!(error instanceof ApiError)) throw error;
    if (reactionTo(error) === null) toast.error(error.message);
  };
}
