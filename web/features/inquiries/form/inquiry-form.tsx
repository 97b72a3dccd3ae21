import type { ReactNode } from 'react';
import { FormProvider } from 'react-hook-form';
import { INQUIRY_TYPES } from '#shared/inquiries/inquiries.ts';
import type { InquiryKind } from '#shared/inquiries/inquiries.ts';
import { inquiryText } from '#shared/messages/site/inquiry.ko.ts';
import { Button } from '#web/ui/button.tsx';
import { Form } from '#web/ui/form/form.tsx';
import { PageHeading } from '#web/ui/page-heading.tsx';
import { Select } from '#web/ui/form/select.tsx';
import { AttachmentField } from '#web/features/files/attachment-field.tsx';
import { Consents } from './fields/consents.tsx';
import type { Member, Terms } from './inquiry-values.ts';
import { MessageField } from './fields/message-field.tsx';
import { optionsOf } from './fields/options-of.ts';
import { PersonFields } from './fields/person-fields.tsx';
import { ProductField } from './fields/product-field.tsx';
import { StepsAside } from './steps-aside.tsx';
import { TrialFields } from './fields/trial-fields.tsx';
import { INQUIRY_FILE_SLOT } from './use-inquiry-files.ts';
import { formText, useInquiryForm } from './use-inquiry-form.ts';
import { useField } from './fields/use-field.ts';
import type { Receipt } from './use-submit-inquiry.ts';

const { sections } = inquiryText;

interface InquiryFormProps {
  type: InquiryKind;
  member: Member;
  terms: Terms;
  onDone: (receipt: Receipt) => void;
}

/** Form of an inquiry or a free trial. */
export function InquiryForm({ type, member, terms, onDone }: InquiryFormProps) {
  const text = formText(type);
  const { form, files, submit, isSending } = useInquiryForm({ type, member, terms, onDone });
  return (
    <>
      <PageHeading title={text.title} description={text.description} />
      <div className="mt-8 grid gap-8 lg:mt-12 lg:grid-cols-[minmax(0,1fr)_280px] lg:items-start lg:gap-14">
        <FormProvider {...form}>
          <Form data-own-focus onSubmit={(event) => void submit(event)} className="min-w-0 max-lg:order-2">
            <p className="text-sm text-ink-muted">{inquiryText.requiredNote}</p>
            <Section title={sections.request}>
              {type === 'CONTACT' ? <InquiryType /> : <ProductField type={type} />}
              {type === 'CONTACT' ? <ProductField type={type} /> : <TrialFields />}
            </Section>
            <Section title={sections.person} note={member ? inquiryText.prefilled : undefined}>
              <PersonFields />
            </Section>
            <Section title={sections.message}>
              <MessageField />
              <AttachmentField slot={INQUIRY_FILE_SLOT} attachments={files} />
            </Section>
            <Section title={sections.consents}>
              <Consents terms={terms} />
            </Section>
            <Button type="submit" size="large" loading={isSending} className="mt-10 w-full">
              {text.submit}
            </Button>
          </Form>
        </FormProvider>
        <StepsAside {...text.notes} />
      </div>
    </>
  );
}

function Section({ title, note, children }: { title: string; note?: string; children: ReactNode }) {
  return (
    <section className="mt-6 border-t border-line pt-7">
      <div className="mb-5 flex flex-wrap items-baseline gap-x-3 gap-y-1">
        <h2 className="text-title font-bold text-ink">{title}</h2>
        {note && <p className="text-sm text-ink-muted">{note}</p>}
      </div>
      <div className="space-y-5">{children}</div>
    </section>
  );
}

function InquiryType() {
  const field = useField();
  return (
    <Select
      label={inquiryText.fields.inquiryType}
      required
      placeholder={inquiryText.placeholder.choose}
      options={optionsOf(INQUIRY_TYPES)}
      {...field('inquiryType')}
    />
  );
}
