import type { SubmitEvent } from 'react';
import { useRef, useState } from 'react';
import { LIMITS } from '#shared/limits.ts';
import { chatConsoleText } from '#shared/messages/admin/content/chat-console.ko.ts';
import { paths } from '#shared/paths.ts';
import { FormBar } from '#web/features/admin/form-bar.tsx';
import { LazyEditor } from '#web/features/editor/lazy-editor.tsx';
import { richTextOf } from '#web/features/editor/rich-text-value.ts';
import type { MarkdownText } from '#web/features/editor/use-markdown-text.ts';
import { useMarkdownText } from '#web/features/editor/use-markdown-text.ts';
import { useLeaveWarning } from '#web/lib/dialog/use-leave-warning.ts';
import { Button, buttonClass } from '#web/ui/button.tsx';
import { StaleNotice } from '#web/lib/failures/stale-notice.tsx';
import { TextArea, TextField } from '#web/ui/form/text-field.tsx';
import type { Pin } from './pin-list.tsx';
import { usePinSteps } from './use-pin-steps.ts';
import { Link } from '#web/lib/link.tsx';

const text = chatConsoleText.pins.form;

interface PinFormProps {
  pin: Pin | null;
  /** The question that a new one begins with. */
  question: string;
  /** The answer that the form begins with. */
  start: MarkdownText;
}

/** Questions and their fixed answer. */
export function PinForm({ pin, question, start }: PinFormProps) {
  const stored = { questions: pin?.questions.join('\n') ?? question, link: pin?.link ?? '' };
  const [words, setWords] = useState(stored);
  const answer = useMarkdownText('/api/v1/admin/assistant/pin-convert', start);
  const [plain, setPlain] = useState(() => richTextOf(start.html).text);
  const isSaved = useRef(false);
  const isChanged = answer.html !== start.html || JSON.stringify(words) !== JSON.stringify(stored);
  useLeaveWarning(() => isChanged && !isSaved.current, 'pin');
  const { save, busy, isStale, errors, forget } = usePinSteps(pin);
  const change = (changes: Partial<typeof words>) => {
    setWords((now) => ({ ...now, ...changes }));
    forget(Object.keys(changes));
  };
  const send = (isOverwrite = false) => {
    const onSaved = () => {
      isSaved.current = true;
    };
    void save({ ...words, answer: plain }, answer.toMarkdown, onSaved, isOverwrite);
  };
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    send();
  };

  return (
    <form noValidate onSubmit={submit}>
      <TextArea
        label={text.questions}
        required
        autoFocus
        rows={4}
        value={words.questions}
        hint={text.questionsHint}
        error={errors.questions}
        onChange={({ target }) => change({ questions: target.value })}
      />
      <div className="mt-4">
        <LazyEditor
          format="answer"
          label={text.answer}
          required
          initialHtml={answer.html}
          maxChars={LIMITS.pinAnswerMaxChars}
          hint={text.answerHint}
          error={errors.answer}
          onChange={({ html, text }) => {
            answer.setHtml(html);
            setPlain(text);
            forget(['answer']);
          }}
        />
      </div>
      <TextField
        label={text.link}
        value={words.link}
        maxLength={LIMITS.pinLinkMaxChars}
        hint={text.linkHint}
        error={errors.link}
        className="mt-4"
        onChange={({ target }) => change({ link: target.value })}
      />
      {isStale && (
        <StaleNotice
          href={`${paths.adminAssistantPins()}?pin=${pin?.pinId}`}
          isBusy={busy === 'save'}
          onOverwrite={() => send(true)}
        />
      )}
      <FormBar>
        <Link to={paths.adminAssistantPins()} className={buttonClass({ variant: 'secondary' })}>
          {text.cancel}
        </Link>
        <Button type="submit" loading={busy === 'save'}>
          {text.save}
        </Button>
      </FormBar>
    </form>
  );
}
