import type { SyntheticEvent } from 'react';
import { useState } from 'react';
import { FormProvider, useFormContext } from 'react-hook-form';
import { INQUIRY_TYPES } from '#shared/inquiries/inquiry-choices.ts';
import type { InquiryKind } from '#shared/inquiries/inquiry-choices.ts';
import { inquiryText } from '#shared/messages/inquiries/inquiry.ko.ts';
import { Button } from '#web/ui/button.tsx';
import { ErrorSummary } from '#web/ui/feedback/error-summary.tsx';
import { ErrorsInSummary } from '#web/ui/form/field.tsx';
import { Form } from '#web/ui/form/form.tsx';
import { PageHeading } from '#web/ui/page-heading.tsx';
import { Select } from '#web/ui/form/select.tsx';
import { AttachmentField } from '#web/features/files/attachment-field.tsx';
import { Consents } from './fields/consents.tsx';
import type { Step } from './inquiry-steps.ts';
import { firstStepOf } from './inquiry-steps.ts';
import type { InquiryValues, Member, Terms } from './inquiry-values.ts';
import type { Prefilled } from './load-prefilled-inquiry.ts';
import { MessageField } from './fields/message-field.tsx';
import { optionsOf } from './fields/choice-options.ts';
import { problemText } from './problem-text.ts';
import { CompanyFields, PersonFields } from './fields/person-fields.tsx';
import { ProductField } from './fields/product-field.tsx';
import { StepsAside } from './steps-aside.tsx';
import { TargetWorkField, TrialFields } from './fields/trial-fields.tsx';
import { TrialDetails } from './fields/trial-details.tsx';
import { INQUIRY_FILE_SLOT } from './use-inquiry-files.ts';
import { formText, useInquiryForm } from './use-inquiry-form.ts';
import { useField } from './fields/use-field.ts';
import type { Receipt } from './use-submit-inquiry.ts';

const { sections } = inquiryText;

interface InquiryFormProps {
  type: InquiryKind;
  member: Member;
  terms: Terms;
  prefilled: Prefilled | null;
  onDone: (receipt: Receipt) => Promise<void>;
}

/** Form of an inquiry or a free trial, in two steps: what is needed to call back, and what may as well wait. */
export function InquiryForm({ type, member, terms, prefilled, onDone }: InquiryFormProps) {
  const text = formText(type);
  const { form, files, steps, submit, isSending } = useInquiryForm({ type, member, terms, prefilled, onDone });
  const note = prefilled?.note;
  const { step, head, isRefused, next, back } = steps;
  // Before validation, so that no field tells its error a second time.
  const [isAsked, setAsked] = useState(false);
  const goOn = (event: SyntheticEvent) => {
    event.preventDefault();
    setAsked(true);
    void (step === 1 ? next() : submit());
  };
  const attachments = <AttachmentField slot={INQUIRY_FILE_SLOT} attachments={files} />;
  return (
    <>
      <PageHeading title={text.title} description={text.description} />
      <div className="mt-6 grid gap-8 lg:mt-12 lg:grid-cols-[minmax(0,1fr)_280px] lg:items-start lg:gap-14">
        <FormProvider {...form}>
          <ErrorsInSummary value={isAsked}>
            <Form data-own-focus onSubmit={goOn} className="min-w-0 [&_p:empty]:min-h-0">
              {note && <p className="mb-5 rounded-control bg-accent-soft px-4 py-3 text-label text-ink">{note}</p>}
              <div ref={head} className="space-y-6">
                {isRefused && <Problems type={type} step={step} />}
                <StepHeading type={type} step={step} note={step === 1 && member ? inquiryText.prefilled : undefined} />
              </div>
              <div hidden={step !== 1} className="mt-6 space-y-3.5">
                {type === 'CONTACT' ? <InquiryType /> : <ProductField type={type} />}
                <PersonFields type={type} />
                {type === 'CONTACT' && <MessageField type={type} />}
              </div>
              <div hidden={step !== 2} className="mt-6 space-y-3.5">
                {type === 'CONTACT' ? (
                  <>
                    <ProductField type={type} />
                    <CompanyFields type={type} />
                    {attachments}
                  </>
                ) : (
                  <>
                    <TargetWorkField />
                    <MessageField type={type} />
                    <TrialDetails>
                      <CompanyFields type={type} />
                      <TrialFields />
                      {attachments}
                    </TrialDetails>
                  </>
                )}
                <section className="mt-6 border-t border-line pt-7">
                  <h2 className="mb-5 text-title font-bold text-ink">{sections.consents}</h2>
                  <Consents terms={terms} />
                </section>
              </div>
              <div className="mt-10 flex gap-3">
                {step === 2 && (
                  <Button variant="secondary" size="large" onClick={back}>
                    {inquiryText.back}
                  </Button>
                )}
                <Button
                  type="submit"
                  size="large"
                  loading={isSending}
                  className="flex-1"
                  // Leaving the field that was mended would take the errors away, and move the button from the pointer.
                  onMouseDown={(event) => event.preventDefault()}
                >
                  {step === 1 ? inquiryText.next : text.submit}
                </Button>
              </div>
            </Form>
          </ErrorsInSummary>
        </FormProvider>
        <StepsAside gets={text.gets} notes={text.notes} />
      </div>
    </>
  );
}

const STEPS = 2;

function StepHeading({ type, step, note }: { type: InquiryKind; step: Step; note?: string }) {
  return (
    <div>
      <p className="text-sm font-semibold text-accent-ink">{inquiryText.step(step, STEPS)}</p>
      <h2 tabIndex={-1} className="mt-1 text-title font-bold text-ink outline-none">
        {step === 1 ? sections.person[type] : sections.work}
      </h2>
      <p className="mt-1.5 text-sm text-ink-muted">
        {step === 1 ? `${inquiryText.requiredNote} ${note ?? ''}` : inquiryText.workNote}
      </p>
    </div>
  );
}

/** The errors of the step in view. */
function Problems({ type, step }: { type: InquiryKind; step: Step }) {
  const { formState, setFocus } = useFormContext<InquiryValues>();
  const first: readonly string[] = firstStepOf(type);
  const names = step === 1 ? first : Object.keys(formState.errors);
  const problems = names.flatMap((name) => {
    const message = formState.errors[name as keyof InquiryValues]?.message;
    return message && (step === 1 || !first.includes(name))
      ? [{ name, message: problemText(type, name, message) }]
      : [];
  });
  if (problems.length === 0) return null;
  return (
    <ErrorSummary
      title={inquiryText.problems(problems.length)}
      problems={problems}
      onChoose={(name) => setFocus(name as keyof InquiryValues)}
    />
  );
}

function InquiryType() {
  const field = useField('CONTACT');
  return (
    <Select
      label={inquiryText.fields.inquiryType}
      placeholder={inquiryText.placeholder.choose}
      options={optionsOf(INQUIRY_TYPES)}
      {...field('inquiryType')}
    />
  );
}
