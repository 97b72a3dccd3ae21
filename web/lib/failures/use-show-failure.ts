import { ApiError } from '../api/api-error.ts';
import { useToast } from '../app-context.tsx';
import { reactionTo } from './failure-reaction.ts';

/** For the catch of a handler: says what failed, unless the alert of its status already does (specification point 8). */
export function useShowFailure(): (error: unknown) => void {
  const toast = useToast();
  return (error) => {
    if (!(error instanceof ApiError)) throw error;
    if (reactionTo(error) === null) toast.error(error.message);
  };
}
