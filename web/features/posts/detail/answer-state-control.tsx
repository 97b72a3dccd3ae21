import type { SubmitEvent } from 'react';
import { useState } from 'react';
import { useRevalidator } from 'react-router';
import type { AnswerState } from '../../../../shared/boards.ts';
import { ANSWER_STATES } from '../../../../shared/boards.ts';
import type { DocumentDetail } from '../../../../shared/contract/board.contract.ts';
import { messages } from '../../../../shared/messages.ko.ts';
import { useApi, useToast } from '../../../lib/app-context.tsx';
import { useTellFailure } from '../../../shell/use-tell-failure.ts';
import { Button } from '../../../ui/button.tsx';
import { cx } from '../../../ui/cx.ts';
import { controlClass } from '../../../ui/field.tsx';

const text = messages.posts.detail;

/** For staff: sets the state of a question by hand. */
export function AnswerStateControl({ post, state }: { post: DocumentDetail; state: AnswerState }) {
  const api = useApi();
  const toast = useToast();
  const tellFailure = useTellFailure();
  const { revalidate } = useRevalidator();
  const [chosen, setChosen] = useState(state);
  const [isBusy, setBusy] = useState(false);

  const apply = async (event: SubmitEvent) => {
    event.preventDefault();
    setBusy(true);
    try {
      await api.post('/api/v1/board/answer-state', { documentId: post.documentId, answerState: chosen });
      await revalidate();
      toast.success(text.stateChanged);
    } catch (error) {
      tellFailure(error);
    } finally {
      setBusy(false);
    }
  };

  return (
    <form onSubmit={(event) => void apply(event)} className="no-print mt-6 flex flex-wrap items-center gap-2">
      <label htmlFor="answer-state" className="mr-1 text-sm font-semibold text-ink">
        {text.changeState}
      </label>
      <div className="w-40">
        <select
          id="answer-state"
          value={chosen}
          onChange={(event) => setChosen(event.target.value as AnswerState)}
          className={cx(controlClass, 'h-11 px-3 text-[15px]')}
        >
          {ANSWER_STATES.map((value) => (
            <option key={value}>{value}</option>
          ))}
        </select>
      </div>
      <Button type="submit" variant="secondary" loading={isBusy} disabled={chosen === state}>
        {text.stateApply}
      </Button>
    </form>
  );
}
