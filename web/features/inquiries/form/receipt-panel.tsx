import { CircleCheckBig } from 'lucide-react';
import { useEffect, useRef } from 'react';
import type { InquiryKind } from '#shared/inquiries/inquiry-choices.ts';
import { noMailText } from '#shared/messages/account/email/no-mail.ko.ts';
import { inquiryText } from '#shared/messages/inquiries/inquiry.ko.ts';
import { useAppState, useSettings, useToast } from '#web/lib/app-context.tsx';
import { copyText } from '#web/lib/copy-text.ts';
import { formatDateTime } from '#web/lib/format/dates.ts';
import { paths } from '#shared/paths.ts';
import { Button, buttonClass } from '#web/ui/button.tsx';
import { NumberedSteps } from './steps-aside.tsx';
import { formText } from './use-inquiry-form.ts';
import type { Receipt } from './use-submit-inquiry.ts';
import { Link } from '#web/lib/link.tsx';

const text = inquiryText.done;

interface ReceiptPanelProps {
  type: InquiryKind;
  receipt: Receipt;
  onAgain: () => void;
}

/** Confirmation with the receipt number and the next steps. */
export function ReceiptPanel({ type, receipt, onAgain }: ReceiptPanelProps) {
  const toast = useToast();
  const { isMailFiled } = useSettings();
  const isLoggedIn = useAppState((state) => state.loginId !== '');
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    window.scrollTo({ top: 0 });
    heading.current?.focus({ preventScroll: true });
  }, []);
  const copy = async () => {
    if (await copyText(receipt.contractNumber)) toast.success(text.copied);
    else toast.error(text.notCopied);
  };
  return (
    <section className="mx-auto max-w-[640px] py-6 text-center md:py-12">
      <CircleCheckBig size={56} strokeWidth={1.5} aria-hidden="true" className="mx-auto text-success" />
      <h1 ref={heading} tabIndex={-1} className="mt-6 text-heading font-bold text-ink outline-none">
        {text.title[type]}
      </h1>
      <p className="mt-3 text-lead text-ink-muted">{text.message}</p>
      <dl className="mt-10 divide-y divide-line rounded-card border border-line text-left">
        <div className="flex flex-wrap items-center gap-x-4 gap-y-1 px-5 py-4">
          <dt className="w-full shrink-0 md:w-24 text-sm text-ink-muted">{text.number}</dt>
          <dd className="flex-1 text-title font-bold whitespace-nowrap text-ink tabular-nums">
            {receipt.contractNumber}
          </dd>
          <dd>
            <Button variant="secondary" size="small" onClick={() => void copy()}>
              {text.copy}
            </Button>
          </dd>
        </div>
        <div className="flex flex-wrap items-center gap-x-4 gap-y-1 px-5 py-4">
          <dt className="w-full shrink-0 md:w-24 text-sm text-ink-muted">{text.receivedAt}</dt>
          <dd className="text-ink">{formatDateTime(receipt.receivedAt)}</dd>
        </div>
        <div className="flex flex-wrap items-center gap-x-4 gap-y-1 px-5 py-4">
          <dt className="w-full shrink-0 md:w-24 text-sm text-ink-muted">
            {isMailFiled ? noMailText.receipt.email : text.email}
          </dt>
          <dd className="min-w-0 flex-1 basis-60 text-ink">
            {(isMailFiled ? noMailText.receipt.text : text.mailed)(receipt.email)}
          </dd>
        </div>
      </dl>
      <section aria-labelledby="next-steps" className="mt-6 rounded-card bg-surface-soft p-6 text-left">
        <h2 id="next-steps" className="text-lead font-bold text-ink">
          {text.next}
        </h2>
        <NumberedSteps steps={formText(type).notes.steps.slice(1)} />
        <p className="mt-5 border-t border-line pt-4 text-label text-ink-soft">{text.meanwhile}</p>
        <div className="mt-1 flex flex-wrap gap-x-6 text-label font-semibold text-accent-ink">
          <Link to={paths.boardList('reference')} className="inline-flex h-11 items-center hover:underline">
            {text.references}
          </Link>
          <a href={paths.manual()} className="inline-flex h-11 items-center hover:underline">
            {text.manual}
          </a>
        </div>
      </section>
      <div className="mt-8 flex flex-wrap justify-center gap-3">
        {isLoggedIn && (
          <Link to={paths.myActivity('inquiries')} className={buttonClass()}>
            {text.activity}
          </Link>
        )}
        <Link to={paths.home()} className={buttonClass({ variant: 'secondary' })}>
          {text.home}
        </Link>
        <Button variant="ghost" onClick={onAgain}>
          {text.again}
        </Button>
      </div>
    </section>
  );
}
