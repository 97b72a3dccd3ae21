import type { ReactNode, Ref, SubmitEvent } from 'react';
import { useState } from 'react';
import type { AnswerState } from '#shared/boards/answer-states.ts';
import type { BoardType } from '#shared/boards.ts';
import { ANSWER_STATES } from '#shared/boards/answer-states.ts';
import { LIMITS } from '#shared/limits.ts';
import { messages } from '#shared/messages.ko.ts';
import { checkReplyText } from '#shared/validation.ts';
import { Select } from '#web/ui/form/select.tsx';
import type { EditorHandle } from '#web/features/editor/editor-props.ts';
import { LazyEditor } from '#web/features/editor/lazy-editor.tsx';
import type { RichText } from '#web/features/editor/rich-text-value.ts';
import { richTextOf } from '#web/features/editor/rich-text-value.ts';
import { ReplyFormButtons } from './reply-form-buttons.tsx';

const texts = messages.documents.replies;
const STATES = ANSWER_STATES.filter((state) => state !== '답변대기').map((state) => ({ value: state, label: state }));

interface RichReplyFormProps {
  boardType: BoardType;
  label: string;
  submitLabel: string;
  initialHtml?: string;
  /** Adds a select for the question's new state, for official answers. */
  hasState?: boolean;
  autoFocus?: boolean;
  /** Above the editor, for what can be put into it. */
  tools?: ReactNode;
  handle?: Ref<EditorHandle>;
  onBody?: (body: RichText) => void;
  onSubmit: (bodyHtml: string, answerState?: AnswerState) => Promise<boolean>;
  onCancel?: () => void;
}

/** Reply form with formatting and pictures. */
export function RichReplyForm({
  boardType,
  label,
  submitLabel,
  initialHtml = '',
  hasState = false,
  autoFocus = true,
  tools,
  handle,
  onBody,
  onSubmit,
  onCancel,
}: RichReplyFormProps) {
  const [body, setBody] = useState<RichText>(() => richTextOf(initialHtml));
  const [state, setState] = useState<AnswerState>('답변완료');
  const [error, setError] = useState<string | null>(null);
  const [isBusy, setBusy] = useState(false);
  const [isUploading, setUploading] = useState(false);

  const submit = async (event: SubmitEvent) => {
    event.preventDefault();
    const problem = isUploading ? messages.files.stillUploading : checkReplyText(body.text, body.hasMedia);
    setError(problem);
    if (problem !== null) return;
    setBusy(true);
    const isDone = await onSubmit(body.html, hasState ? state : undefined);
    if (!isDone) setBusy(false);
  };

  return (
    <form onSubmit={(event) => void submit(event)} noValidate>
      {tools}
      <LazyEditor
        label={label}
        boardType={boardType}
        initialHtml={initialHtml}
        maxChars={LIMITS.replyMaxChars}
        error={error}
        autoFocus={autoFocus}
        handle={handle}
        onBusyChange={setUploading}
        onChange={(next) => {
          setBody(next);
          setError(null);
          onBody?.(next);
        }}
      />
      <div className="mt-3 flex flex-wrap items-end justify-between gap-3">
        {hasState && (
          <Select
            label={texts.stateAfter}
            options={STATES}
            value={state}
            onChange={(event) => setState(event.target.value as AnswerState)}
            className="w-48"
          />
        )}
        <div className="mb-8 ml-auto flex gap-2">
          <ReplyFormButtons submitLabel={submitLabel} isBusy={isBusy} onCancel={onCancel} />
        </div>
      </div>
    </form>
  );
}
