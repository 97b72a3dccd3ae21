import type { ReactNode, Ref, SubmitEvent } from 'react';
import { useRef, useState } from 'react';
import type { AnswerState } from '#shared/boards/answer-states.ts';
import type { BoardType } from '#shared/boards.ts';
import { ANSWER_STATES } from '#shared/boards/answer-states.ts';
import { LIMITS } from '#shared/limits.ts';
import { messages } from '#shared/messages.ko.ts';
import { checkReplyText } from '#shared/validation.ts';
import { useLeaveWarning } from '#web/lib/dialog/use-leave-warning.ts';
import { SubmitKeys, submitByKeys } from '#web/ui/form/submit-keys.tsx';
import { cx } from '#web/ui/cx.ts';
import { FilterSelect } from '#web/ui/form/filter-select.tsx';
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
  /** Its buttons stay in view, with what surrounds the form: the form has no box of its own. */
  isDesk?: boolean;
  /** Above the editor, for what can be put into it. */
  tools?: ReactNode;
  handle?: Ref<EditorHandle>;
  onBody?: (body: RichText) => void;
  /** Whether it worked, or what to do first. */
  onSubmit: (
    bodyHtml: string,
    answerState: AnswerState | undefined,
    /** Called once it is stored: leaving loses nothing then. */
    onStored: () => void,
  ) => Promise<boolean | string>;
  onCancel?: () => void;
}

const DESK_BAR =
  'sticky bottom-(--toast) z-10 mt-3 flex items-center justify-between gap-3 border-t border-line bg-surface py-3';

/** Reply form with formatting and pictures. */
export function RichReplyForm({
  boardType,
  label,
  submitLabel,
  initialHtml = '',
  hasState = false,
  autoFocus = true,
  isDesk = false,
  tools,
  handle,
  onBody,
  onSubmit,
  onCancel,
}: RichReplyFormProps) {
  const [first] = useState<RichText>(() => richTextOf(initialHtml));
  const [body, setBody] = useState(first);
  const [state, setState] = useState<AnswerState>('답변완료');
  const [error, setError] = useState<string | null>(null);
  const [isBusy, setBusy] = useState(false);
  const [isUploading, setUploading] = useState(false);
  const isSent = useRef(false);
  useLeaveWarning(() => body.html !== first.html && !isSent.current);

  const submit = async (event: SubmitEvent) => {
    event.preventDefault();
    const problem = isUploading
      ? messages.files.stillUploading
      : checkReplyText(body.text, body.hasMedia, hasState ? texts.official : undefined);
    setError(problem);
    if (problem !== null) return;
    setBusy(true);
    const outcome = await onSubmit(body.html, hasState ? state : undefined, () => {
      isSent.current = true;
    });
    if (typeof outcome === 'string') setError(outcome);
    if (outcome !== true) setBusy(false);
  };

  const stateChoice = { label: texts.stateAfter, options: STATES, value: state };
  const choose = (chosen: string) => setState(chosen as AnswerState);
  return (
    <form
      onSubmit={(event) => void submit(event)}
      onKeyDownCapture={submitByKeys}
      noValidate
      className={isDesk ? 'contents' : undefined}
    >
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
      <div className={isDesk ? DESK_BAR : 'mt-3 flex flex-wrap items-end justify-between gap-3'}>
        {hasState &&
          (isDesk ? (
            <div className="flex min-w-0 items-center gap-2">
              <span aria-hidden="true" className="text-sm whitespace-nowrap text-ink-muted max-[359px]:hidden">
                {texts.stateAfter}
              </span>
              <FilterSelect {...stateChoice} hideLabel size="small" name="answerState" onChange={choose} />
            </div>
          ) : (
            <Select {...stateChoice} onChange={({ target }) => choose(target.value)} className="w-48" />
          ))}
        <div className={cx('ml-auto flex items-center gap-2', !isDesk && 'mb-8')}>
          <ReplyFormButtons submitLabel={submitLabel} isBusy={isBusy} onCancel={onCancel} />
          <SubmitKeys />
        </div>
      </div>
    </form>
  );
}
