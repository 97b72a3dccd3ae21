import { ChevronRight } from 'lucide-react';
import type { SubmitEvent } from 'react';
import { useEffect, useRef, useState } from 'react';
import { useRevalidator } from 'react-router';
import type { InquiryDetail } from '#shared/contract/inquiries/inquiry.contract.ts';
import { answerError } from '#shared/inquiries/inquiry.rules.ts';
import { isUncontacted } from '#shared/inquiries/inquiry-states.ts';
import { LIMITS } from '#shared/limits.ts';
import { inquiryListText } from '#shared/messages/inquiries/inquiry-list.ko.ts';
import { AnswerTemplateBar } from '#web/features/answer-templates/answer-template-bar.tsx';
import { useAskUnfilled } from '#web/features/answer-templates/use-ask-unfilled.ts';
import { ApiError } from '#web/lib/api/api-error.ts';
import { useApi, useAppState, useDialog, useToast } from '#web/lib/app-context.tsx';
import { isConflict } from '#web/lib/failures/is-conflict.ts';
import { useShowFailure } from '#web/lib/failures/use-show-failure.ts';
import { formatDateTime } from '#web/lib/format/dates.ts';
import { Link } from '#web/lib/link.tsx';
import { submitByKeys } from '#web/ui/form/submit-keys.tsx';
import { Button, buttonClass } from '#web/ui/button.tsx';
import { cx } from '#web/ui/cx.ts';
import { Checkbox } from '#web/ui/form/checkbox.tsx';
import { TextArea } from '#web/ui/form/text-field.tsx';
import { DrawerSection } from '#web/ui/overlay/drawer.tsx';
import { useInquiryRows, useOpenAddress } from '../use-inquiry-list.ts';

const text = inquiryListText.answer;

/** Of the form of the reply. */
export const ANSWER_ID = 'inquiry-answer';

interface AnswerSectionProps {
  detail: InquiryDetail;
  /** Told of what is not sent yet. */
  onTyped: (message: string) => void;
  onChanged: () => void;
}

const fieldsOf = ({ name, company, contractNumber }: InquiryDetail, userName: string) => ({
  이름: name,
  회사명: company,
  접수번호: contractNumber,
  담당자: userName,
});

/** What the button does: without a mail server nothing is sent. */
const sendLabel = (isMailFiled: boolean) => (isMailFiled ? text.keep : text.send);

const questionOf = (isMailFiled: boolean, isContact: boolean) => ({
  title: text.title,
  messageHtml: (isMailFiled ? text.confirmFiled : text.confirm)(isContact),
  confirm: true,
  confirmLabel: sendLabel(isMailFiled),
  cancel: true,
});

interface Next {
  company: string;
  address: string;
}

/** The next inquiry of the list behind the drawer that somebody has to contact, after the last from the first on. */
function useNextWaiting(contractId: string) {
  const [next, setNext] = useState<Next>();
  const rows = useInquiryRows();
  const addressOf = useOpenAddress();
  const at = rows.findIndex((row) => row.contractId === contractId);
  const others = [...rows.slice(at + 1), ...rows.slice(0, Math.max(at, 0))];
  // By the list before the answer, which may take this inquiry off it.
  const leadOn = () => {
    const found = others.find(({ status, isErased }) => isUncontacted(status) && !isErased);
    setNext(found && { company: found.company, address: addressOf(found.contractId) });
  };
  return { next, leadOn };
}

/** Reply by mail to the person who inquired. The text stays until it is sent. */
export function AnswerSection({ detail, onTyped, onChanged }: AnswerSectionProps) {
  const { contractId, isMailFiled } = detail;
  const api = useApi();
  const userName = useAppState((state) => state.userName);
  const dialog = useDialog();
  const toast = useToast();
  const showFailure = useShowFailure();
  const askUnfilled = useAskUnfilled();
  const [message, keepMessage] = useState('');
  const setMessage = (typed: string) => {
    keepMessage(typed);
    onTyped(typed);
  };
  const [error, setError] = useState<string | null>(null);
  const [isSending, setSending] = useState(false);
  // A mail that stays in a file reaches nobody: whoever has called instead ticks it.
  const [isTicked, setTicked] = useState(!isMailFiled);
  const mayContact = isUncontacted(detail.status);
  const isContact = isTicked && mayContact;
  const { revalidate } = useRevalidator();
  const { next, leadOn } = useNextWaiting(contractId);

  const send = async (event: SubmitEvent) => {
    event.preventDefault();
    const problem = answerError(message);
    setError(problem);
    if (problem !== null) return;
    if (!(await askUnfilled(message))) return;
    if ((await dialog.open(questionOf(isMailFiled, isContact))) !== 'confirm') return;
    setSending(true);
    try {
      await api.post('/api/v1/free/answer', {
        contractId,
        message,
        isContact,
        seenMemos: detail.memos.length,
      });
      // As the form has announced: without a mail server it is a memo, and no failure.
      toast.success(isMailFiled ? text.kept : text.sent);
      setMessage('');
      leadOn();
      onChanged();
      await revalidate();
    } catch (failure) {
      if (failure instanceof ApiError && failure.fields.message) setError(failure.fields.message);
      else if (isConflict(failure)) {
        setError(text.conflict);
        onChanged();
        await revalidate();
      } else showFailure(failure);
    } finally {
      setSending(false);
    }
  };

  return (
    <DrawerSection title={text.title}>
      <form id={ANSWER_ID} noValidate onKeyDownCapture={submitByKeys} onSubmit={(event) => void send(event)}>
        {detail.lastAnswer && <LastAnswer {...detail.lastAnswer} />}
        <AnswerTemplateBar
          of="free"
          fields={fieldsOf(detail, userName)}
          body={message.trim()}
          onInsert={(filled) => {
            setMessage(message.trim() === '' ? filled : `${message.trimEnd()}\n\n${filled}`);
            setError(null);
          }}
        />
        <TextArea
          label={text.label}
          hideLabel
          rows={6}
          value={message}
          placeholder={text.placeholder}
          hint={isMailFiled ? text.hintFiled : text.hint}
          maxLength={LIMITS.inquiryMessageMaxChars}
          error={error}
          onChange={({ target }) => {
            setMessage(target.value);
            setError(null);
          }}
        />
        <div className="mt-1 flex flex-wrap items-center justify-end gap-x-4 gap-y-2">
          {mayContact && (
            <Checkbox
              label={isMailFiled ? text.contactedOtherwise : text.contacted}
              checked={isTicked}
              onChange={({ target }) => setTicked(target.checked)}
            />
          )}
          <Button type="submit" size="small" loading={isSending}>
            {sendLabel(isMailFiled)}
          </Button>
          {next && <NextLink next={next} />}
        </div>
      </form>
    </DrawerSection>
  );
}

function LastAnswer({ authorName, createdAt, body, isFiled }: NonNullable<InquiryDetail['lastAnswer']>) {
  return (
    <div className="mb-3 rounded-control bg-surface-soft px-3.5 py-2 text-sm text-ink">
      <p className="flex flex-wrap gap-x-3 text-ink-muted">
        <span className="font-semibold text-ink-soft">{text.last}</span>
        <span>{authorName}</span>
        <time dateTime={createdAt}>{formatDateTime(createdAt)}</time>
        {isFiled && <span>{text.notMailed}</span>}
      </p>
      <p className="truncate">{body}</p>
    </div>
  );
}

/** Takes the focus, so that Enter leads on. */
function NextLink({ next }: { next: Next }) {
  const link = useRef<HTMLAnchorElement>(null);
  useEffect(() => link.current?.focus(), [next]);
  return (
    <Link
      ref={link}
      to={next.address}
      replace
      preventScrollReset
      className={cx(buttonClass({ variant: 'secondary', size: 'small' }), 'min-w-0')}
    >
      <span className="truncate">{text.next(next.company)}</span>
      <ChevronRight size={16} aria-hidden="true" className="shrink-0" />
    </Link>
  );
}
