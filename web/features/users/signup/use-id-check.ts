import { useState } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { messages } from '#shared/messages.ko.ts';
import { checkUserId } from '#shared/validation.ts';
import { ApiError } from '#web/lib/api/api-error.ts';
import { useApi } from '#web/lib/app-context.tsx';
import { useLatestCall } from '#web/lib/use-latest-call.ts';
import type { SignupValues } from './use-signup.ts';

/** State of the duplicate check. Changing the ID resets it (specification point 4, Signup). */
export function useIdCheck({ getValues, setError, clearErrors, watch }: UseFormReturn<SignupValues>) {
  const api = useApi();
  const [freeId, setFreeId] = useState<string | null>(null);
  const [takenId, setTakenId] = useState<string | null>(null);
  const [isChecking, setChecking] = useState(false);
  const asking = useLatestCall();

  const check = async () => {
    const userId = getValues('userId');
    const problem = checkUserId(userId);
    if (problem !== null) return setError('userId', { message: problem }, { shouldFocus: true });
    setChecking(true);
    const signal = asking.start();
    try {
      const isFree = await api.post('/api/v1/user/confirm-id', { userId }, { signal });
      if (signal.aborted) return;
      if (isFree) {
        clearErrors('userId');
        setFreeId(userId);
      } else {
        setTakenId(userId);
        setError('userId', { message: messages.user.userIdTaken }, { shouldFocus: true });
      }
    } catch (error) {
      if (!signal.aborted && error instanceof ApiError) {
        setError('userId', { message: error.message }, { shouldFocus: true });
      }
    } finally {
      if (!signal.aborted) setChecking(false);
    }
  };

  return {
    check,
    isChecking,
    isVerified: freeId !== null && watch('userId') === freeId,
    /** Error of a well-formed ID: taken or not checked. Still reported when the field is left. */
    problemOf(userId: string): string | null {
      if (userId === freeId) return null;
      return userId === takenId ? messages.user.userIdTaken : messages.user.userIdUnchecked;
    },
    /** Discards the result, and a running check, of the previous ID. */
    reset: () => {
      asking.stop();
      setChecking(false);
      setFreeId(null);
    },
  };
}
