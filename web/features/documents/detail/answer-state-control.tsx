import type { SubmitEvent } from 'react';
import { useState } from 'react';
import { useRevalidator } from 'react-router';
import type { AnswerState } from '#shared/boards/answer-states.ts';
import { ANSWER_STATES } from '#shared/boards/answer-states.ts';
import type { DocumentDetail } from '#shared/contract/boards/board.contract.ts';
import { messages } from '#shared/messages.ko.ts';
import { useApi, useToast } from '#web/lib/app-context.tsx';
import { useBusy } from '#web/lib/failures/use-busy.ts';
import { Button } from '#web/ui/button.tsx';
import { Form } from '#web/ui/form/form.tsx';
import { Select } from '#web/ui/form/select.tsx';

const text = messages.documents.detail;
const STATES = ANSWER_STATES.map((state) => ({ value: state, label: state }));

/** Lets staff set the state of a question. */
export function AnswerStateControl({ document, state }: { document: DocumentDetail; state: AnswerState }) {
  const api = useApi();
  const toast = useToast();
  const { revalidate } = useRevalidator();
  const [chosen, setChosen] = useState(state);
  const { isBusy, run } = useBusy();

  const apply = async (event: SubmitEvent) => {
    event.preventDefault();
    await run(async () => {
      await api.post('/api/v1/board/answer-state', { documentId: document.documentId, answerState: chosen });
      await revalidate();
      toast.success(text.stateChanged);
    });
  };

  return (
    <Form onSubmit={(event) => void apply(event)} className="no-print mt-6 flex items-end gap-2">
      <Select
        label={text.changeState}
        options={STATES}
        value={chosen}
        onChange={(event) => setChosen(event.target.value as AnswerState)}
        className="w-48"
      />
      <Button type="submit" variant="secondary" loading={isBusy} disabled={chosen === state} className="mb-8.5">
        {text.stateApply}
      </Button>
    </Form>
  );
}
