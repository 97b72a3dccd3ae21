import { useState } from 'react';
import { useLocation, useRevalidator } from 'react-router';
import type { InquiryKind } from '#shared/inquiries/inquiry-choices.ts';
import { messages } from '#shared/messages.ko.ts';
import { PreparedLater } from '#web/features/site/prepared-later.tsx';
import { useAppState } from '#web/lib/app-context.tsx';
import { keepForVisit, useKept } from '#web/lib/page/kept-for-visit.ts';
import { PageMeta } from '#web/lib/page/page-meta.tsx';
import { Container } from '#web/ui/page-heading.tsx';
import { InquiryForm } from './inquiry-form.tsx';
import type { Member, Terms } from './inquiry-values.ts';
import { ReceiptPanel } from './receipt-panel.tsx';
import { formText } from './use-inquiry-form.ts';
import type { Receipt } from './use-submit-inquiry.ts';

/** The history entry on which it was sent: another visit of the page begins a new one. */
interface KeptReceipt {
  entry: string;
  receipt: Receipt;
}

/** The form, and after sending its receipt, which a reload keeps. */
export function InquiryScreen({ type, member, terms }: { type: InquiryKind; member: Member; terms: Terms }) {
  const text = formText(type);
  const { revalidate } = useRevalidator();
  const { key: entry } = useLocation();
  const receiptKey = `inquiry-receipt:${useAppState((state) => state.loginId)}:${type}`;
  const kept = useKept(receiptKey) as KeptReceipt | null;
  const [sent, setSent] = useState<Receipt | null>(null);
  const receipt = sent ?? (kept?.entry === entry ? kept.receipt : null);
  const isPrepared = Object.values(terms).every((term) => term.isPrepared);
  const done = (receipt: Receipt) => {
    keepForVisit(receiptKey, { entry, receipt } satisfies KeptReceipt);
    setSent(receipt);
  };
  const startAgain = () => {
    keepForVisit(receiptKey, null);
    setSent(null);
    void revalidate();
  };
  if (!isPrepared) return <PreparedLater title={text.title} hint={messages.site.preparingForm} />;
  return (
    <Container className="py-8 md:py-14">
      <PageMeta title={text.title} description={text.description} />
      {receipt ? (
        <ReceiptPanel type={type} receipt={receipt} onAgain={startAgain} />
      ) : (
        <InquiryForm type={type} member={member} terms={terms} onDone={done} />
      )}
    </Container>
  );
}
