import { ApiError } from '../api/api-error.ts';
import { useDialog, useToast } from '../app-context.tsx';
import { isGone } from '../failures/is-gone.ts';
import { useShowFailure } from '../failures/use-show-failure.ts';

interface Step {
  /** Title of the question and label of its button. */
  title: string;
  /** Null: not asked. */
  questionHtml: string | null;
  /** Message after success. */
  done: string;
  run: () => Promise<unknown>;
  /** What follows the message, such as loading the page again. */
  after: () => Promise<void>;
  /** What is told where the thing is not there any more. */
  gone?: string;
  /** Shows what somebody else did first. */
  afterConflict?: () => Promise<void>;
}

/** Returns a function that asks, runs a step, and reports the result. Failures are shown, not thrown. */
export function useConfirmed() {
  const dialog = useDialog();
  const toast = useToast();
  const showFailure = useShowFailure();
  return async ({ title, questionHtml, done, run, after, gone, afterConflict }: Step): Promise<void> => {
    try {
      if (questionHtml === null) await run();
      else {
        const question = { title, messageHtml: questionHtml, confirm: true, confirmLabel: title, cancel: true };
        if ((await dialog.open({ ...question, onConfirm: run })) !== 'confirm') return;
      }
      toast.success(done);
      await after();
    } catch (error) {
      showFailure(error, gone);
      if (error instanceof ApiError && (error.status === 409 || (gone !== undefined && isGone(error))))
        await afterConflict?.();
    }
  };
}
