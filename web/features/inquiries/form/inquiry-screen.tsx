import { useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import type { InquiryKind } from '#shared/inquiries/inquiry-choices.ts';
import { messages } from '#shared/messages.ko.ts';
import { PreparedLater } from '#web/features/site/prepared-later.tsx';
import { useAppState } from '#web/lib/app-context.tsx';
import { keepForVisit, useKept } from '#web/lib/page/kept-for-visit.ts';
import { PageMeta } from '#web/lib/page/page-meta.tsx';
import { Container } from '#web/ui/page-heading.tsx';
import { InquiryForm } from './inquiry-form.tsx';
import type { Member, Terms } from './inquiry-values.ts';
import type { Prefilled } from './load-prefilled-inquiry.ts';
import { ReceiptPanel } from './receipt-panel.tsx';
import { formText } from './use-inquiry-form.ts';
import type { Receipt } from './use-submit-inquiry.ts';

/** Numbers of what was sent since the document was loaded. */
const sentHere = new Set<string>();

/** Whether the document is one that was left or reloaded, and not asked for anew. */
function isOpenedAgain(): boolean {
  const [entry] = performance.getEntriesByType('navigation');
  return (entry as PerformanceNavigationTiming | undefined)?.type !== 'navigate';
}

interface InquiryScreenProps {
  type: InquiryKind;
  member: Member;
  terms: Terms;
  prefilled: Prefilled | null;
}

/** The form, and after sending its receipt, which a reload keeps. */
export function InquiryScreen({ type, member, terms, prefilled }: InquiryScreenProps) {
  const text = formText(type);
  const navigate = useNavigate();
  // In the history entry, which other visits of the page do not have, except for the same address typed once more.
  const number = (useLocation().state as { sent?: string } | null)?.sent;
  const receiptKey = `inquiry-receipt:${useAppState((state) => state.loginId)}:${type}`;
  const kept = useKept(receiptKey) as Receipt | null;
  const [sent, setSent] = useState<Receipt | null>(null);
  const isKept = (number !== undefined && sentHere.has(number)) || isOpenedAgain();
  const receipt = [sent, isKept ? kept : null].find((one) => one?.contractNumber === number);
  const isPrepared = Object.values(terms).every((term) => term.isPrepared);
  const replaceEntry = async (state: { sent: string } | null) =>
    navigate({ search: '' }, { replace: true, preventScrollReset: true, state });
  const done = async (receipt: Receipt) => {
    keepForVisit(receiptKey, receipt);
    sentHere.add(receipt.contractNumber);
    setSent(receipt);
    await replaceEntry({ sent: receipt.contractNumber });
  };
  const startAgain = () => {
    keepForVisit(receiptKey, null);
    // Loads its data anew, too.
    void replaceEntry(null);
  };
  if (!isPrepared) return <PreparedLater title={text.title} hint={messages.site.preparingForm} />;
  return (
    <Container className="py-8 md:py-14">
      <PageMeta title={text.title} description={text.description} />
      {receipt ? (
        <ReceiptPanel type={type} receipt={receipt} onAgain={startAgain} />
      ) : (
        <InquiryForm key={prefilled?.message} {...{ type, member, terms, prefilled }} onDone={done} />
      )}
    </Container>
  );
}
