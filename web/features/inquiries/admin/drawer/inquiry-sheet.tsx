import { Download, ShieldAlert } from 'lucide-react';
import { useRef } from 'react';
import type { InquiryDetail } from '#shared/contract/inquiries/inquiry.contract.ts';
import { INQUIRY_KINDS } from '#shared/inquiries/inquiry-choices.ts';
import { inquiryListText } from '#shared/messages/inquiries/inquiry-list.ko.ts';
import { ERROR_TEXT } from '#shared/messages.ko.ts';
import { useLeaveWarning } from '#web/lib/dialog/use-leave-warning.ts';
import { formatDate, formatDateTime } from '#web/lib/format/dates.ts';
import { telephoneAddress } from '#web/lib/format/telephone.ts';
import { Disclosure } from '#web/ui/navigation/disclosure.tsx';
import { DrawerSection } from '#web/ui/overlay/drawer.tsx';
import { formatFileSize } from '#web/features/files/format/file-size.ts';
import { InquiryDueMark } from '../inquiry-due-mark.tsx';
import { InquiryBadge } from '../inquiry-badge.tsx';
import { AnswerSection } from './answer-section.tsx';
import { FieldList } from './field-list.tsx';
import { MemoSection } from './memo-section.tsx';
import { PastSection } from './past-section.tsx';
import { StateForm } from './state-form.tsx';
import { WithdrawLink } from './withdraw-link.tsx';

const text = inquiryListText.detail;

interface InquirySheetProps {
  detail: InquiryDetail;
  onChanged: () => void;
}

/** Details of one inquiry, with its actions; of an erased one only what proves the consents and the work on it. */
export function InquirySheet({ detail, onChanged }: InquirySheetProps) {
  const { isErased, company, name, email, phone } = detail;
  return (
    <>
      <div className="flex flex-wrap items-center gap-2">
        <InquiryBadge status={detail.status} />
        <InquiryDueMark inquiry={detail} />
        <span className="text-sm text-ink-muted">
          {INQUIRY_KINDS[detail.type]} · {formatDateTime(detail.createdAt)}
        </span>
      </div>
      {!isErased && (
        <>
          <p className="mt-2 text-title font-bold text-ink">
            {company} <span className="text-label font-normal text-ink-soft">{name}</span>
          </p>
          <p className="mt-1 flex flex-wrap gap-x-4 text-label break-all">
            <a href={`mailto:${encodeURIComponent(email)}`} className={LINK}>
              {email}
            </a>
            <a href={telephoneAddress(phone)} className={LINK}>
              {phone}
            </a>
          </p>
        </>
      )}
      <p className="mt-3 flex items-center gap-2 rounded-control bg-warning-soft px-3.5 py-2.5 text-sm text-warning">
        <ShieldAlert size={16} aria-hidden="true" className="shrink-0" />
        {isErased ? ERROR_TEXT.PR01 : text.notice}
      </p>
      {!isErased && <InquiryWork detail={detail} onChanged={onChanged} />}
      <InquiryRecords detail={detail} onChanged={onChanged} />
    </>
  );
}

const LINK = 'text-accent-ink underline underline-offset-3';

/** What was asked, and what is done about it. */
function InquiryWork({ detail, onChanged }: InquirySheetProps) {
  const typed = useRef({ answer: '', memo: '' });
  useLeaveWarning(() => typed.current.answer.trim() !== '' || typed.current.memo.trim() !== '');
  return (
    <>
      <StateForm detail={detail} onChanged={onChanged} />
      <DrawerSection title={text.message}>
        <p className="rounded-control bg-surface-soft p-4 text-label whitespace-pre-wrap text-ink">{detail.message}</p>
      </DrawerSection>
      {detail.files.length > 0 && (
        <DrawerSection title={text.files}>
          <ul className="divide-y divide-line rounded-control border border-line">
            {detail.files.map((file) => (
              <li key={file.fileId}>
                <a
                  href={file.url}
                  download
                  className="flex min-h-11 items-center gap-3 px-4 py-2 text-label text-ink hover:text-accent-ink"
                >
                  <Download size={16} aria-hidden="true" className="shrink-0 text-ink-muted" />
                  <span className="min-w-0 flex-1 truncate">{file.name}</span>
                  <span className="text-sm text-ink-muted">{formatFileSize(file.sizeBytes)}</span>
                </a>
              </li>
            ))}
          </ul>
        </DrawerSection>
      )}
      <AnswerSection
        detail={detail}
        onTyped={(answer) => {
          typed.current.answer = answer;
        }}
        onChanged={onChanged}
      />
      <FieldList detail={detail} />
      <MemoSection
        detail={detail}
        onTyped={(memo) => {
          typed.current.memo = memo;
        }}
        onChanged={onChanged}
      />
      <PastSection past={detail.past} />
    </>
  );
}

/** Consents, and who has done or seen what. */
function InquiryRecords({ detail, onChanged }: InquirySheetProps) {
  return (
    <div className="mt-6 border-t border-line">
      <Disclosure title={text.consents}>
        <ul className="space-y-1.5 text-sm">
          {detail.consents.map(({ kind, version, agreed, agreedAt }) => (
            <li key={`${kind} ${agreedAt}`} className="flex flex-wrap justify-between gap-x-4">
              <span>{inquiryListText.consentKinds[kind] ?? kind}</span>
              <span className={agreed ? 'text-success' : 'text-ink-muted'}>
                {agreed ? text.agreed : text.disagreed} · {text.version(version)} · {formatDate(agreedAt)}
              </span>
            </li>
          ))}
        </ul>
        {detail.consents.some(({ kind, agreed }) => kind === 'privacy-contact' && agreed) && (
          <WithdrawLink detail={detail} onChanged={onChanged} />
        )}
      </Disclosure>
      <Disclosure title={text.history}>
        <ol className="space-y-1.5 text-sm">
          {detail.history.map((entry, index) => (
            // oxlint-disable-next-line react/no-array-index-key -- append-only, and two entries may be equal
            <li key={index} className="flex flex-wrap gap-x-3">
              <time dateTime={entry.createdAt} className="text-ink-muted tabular-nums">
                {formatDateTime(entry.createdAt)}
              </time>
              <span className="text-ink">{entry.actorName}</span>
              <span>
                {inquiryListText.actions[entry.action] ?? entry.action}
                {entry.detail && ` (${entry.detail})`}
              </span>
            </li>
          ))}
        </ol>
      </Disclosure>
    </div>
  );
}
