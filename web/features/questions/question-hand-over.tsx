import { useState } from 'react';
import { useRevalidator } from 'react-router';
import type { OutputOf } from '#shared/contract/calls.ts';
import { LIMITS } from '#shared/limits.ts';
import { adminText } from '#shared/messages/admin/admin.ko.ts';
import { questionText } from '#shared/messages/boards/question.ko.ts';
import { useApi, useAppState, useToast } from '#web/lib/app-context.tsx';
import { useCloseWarning } from '#web/lib/dialog/use-leave-warning.ts';
import { isGone } from '#web/lib/failures/is-gone.ts';
import { useBusy } from '#web/lib/failures/use-busy.ts';
import { Button } from '#web/ui/button.tsx';
import { Select } from '#web/ui/form/select.tsx';
import { TextArea } from '#web/ui/form/text-field.tsx';
import { FormDialog } from '#web/ui/overlay/form-dialog.tsx';

const text = questionText.handOver;

export type Queue = OutputOf<'/api/v1/questions/queue'>;
export type Question = Queue['list'][number];

interface QuestionHandOverProps {
  question: Pick<Question, 'documentId' | 'title' | 'assignee'>;
  colleagues: Queue['colleagues'];
}

/** Button with the name of the one who answers, or that names one; hands the question to a colleague, with a note. */
export function QuestionHandOver({ question, colleagues }: QuestionHandOverProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button
        variant="secondary"
        size="small"
        aria-label={text.of(question.title, question.assignee?.name)}
        onClick={() => setOpen(true)}
      >
        {question.assignee?.name ?? text.assign}
      </Button>
      {isOpen && <HandOverDialog question={question} colleagues={colleagues} onClose={() => setOpen(false)} />}
    </>
  );
}

function HandOverDialog({ question, colleagues, onClose }: QuestionHandOverProps & { onClose: () => void }) {
  const api = useApi();
  const toast = useToast();
  const { revalidate } = useRevalidator();
  const { isBusy, run } = useBusy();
  const before = question.assignee?.userId ?? '';
  const [userId, setUserId] = useState(before);
  const loginId = useAppState((state) => state.loginId);
  const me = colleagues.find((one) => one.loginId === loginId);
  const [note, setNote] = useState('');
  const isUnchanged = userId === before && note.trim() === '';
  const close = useCloseWarning(() => !isUnchanged, onClose);

  const submit = () => {
    void run(async () => {
      const { documentId } = question;
      try {
        const input = { documentId, userId: userId === '' ? null : userId, note };
        await api.post('/api/v1/questions/assign', input, { tells: 'CM04' });
      } catch (error) {
        if (!isGone(error)) throw error;
        toast.error(text.gone);
        // Without loading anything: beside it an answer may be written.
        return onClose();
      }
      const name = colleagues.find((one) => one.userId === userId)?.name;
      toast.success(name === undefined ? text.cleared : text.done(name));
      onClose();
      await revalidate();
    });
  };
  return (
    <FormDialog
      title={text.title}
      submitLabel={userId === '' && before !== '' ? text.clear : text.submit}
      isSending={isBusy}
      isUnchanged={isUnchanged}
      onSubmit={submit}
      onClose={close}
    >
      <p className="mb-4 font-medium break-words text-ink">{question.title}</p>
      <Select
        label={text.assignee}
        value={userId}
        options={[
          { value: '', label: text.nobody },
          ...colleagues.map((one) => ({ value: one.userId, label: adminText.person(one.name, one.loginId) })),
        ]}
        onChange={({ target }) => setUserId(target.value)}
      />
      {me && userId !== me.userId && (
        <Button className="mb-3" variant="secondary" size="small" onClick={() => setUserId(me.userId)}>
          {text.me}
        </Button>
      )}
      {userId !== '' && (
        <TextArea
          label={text.note}
          hint={text.noteHint}
          rows={3}
          value={note}
          maxLength={LIMITS.fieldMaxChars}
          onChange={({ target }) => setNote(target.value)}
        />
      )}
    </FormDialog>
  );
}
