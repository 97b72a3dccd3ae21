import { useState } from 'react';
import { useRevalidator } from 'react-router';
import type { InquiryKind } from '#shared/inquiries/inquiry-choices.ts';
import { messages } from '#shared/messages.ko.ts';
import { PreparedLater } from '#web/features/site/prepared-later.tsx';
import { PageMeta } from '#web/lib/page/page-meta.tsx';
import { Container } from '#web/ui/page-heading.tsx';
import { InquiryForm } from './inquiry-form.tsx';
import type { Member, Terms } from './inquiry-values.ts';
import { ReceiptPanel } from './receipt-panel.tsx';
import { formText } from './use-inquiry-form.ts';
import type { Receipt } from './use-submit-inquiry.ts';

/** The form, and after sending its receipt. */
export function InquiryScreen({ type, member, terms }: { type: InquiryKind; member: Member; terms: Terms }) {
  const text = formText(type);
  const { revalidate } = useRevalidator();
  const [receipt, setReceipt] = useState<Receipt | null>(null);
  const isPrepared = Object.values(terms).every((term) => term.isPrepared);
  const startAgain = () => {
    setReceipt(null);
    void revalidate();
  };
  if (!isPrepared) return <PreparedLater title={text.title} hint={messages.site.preparingForm} />;
  return (
    <Container className="py-8 md:py-14">
      <PageMeta title={text.title} description={text.description} />
      {receipt ? (
        <ReceiptPanel type={type} receipt={receipt} onAgain={startAgain} />
      ) : (
        <InquiryForm type={type} member={member} terms={terms} onDone={setReceipt} />
      )}
    </Container>
  );
}
