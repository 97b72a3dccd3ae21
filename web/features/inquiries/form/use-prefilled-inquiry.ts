import { useEffect } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { useLoaderData } from 'react-router';
import type { InquiryValues } from './inquiry-values.ts';
import type { loadInquiryForm } from './load-inquiry-form.ts';

/** Puts what the inquiry begins with at the start of the message. Returns the note about it. */
export function usePrefilledInquiry(form: UseFormReturn<InquiryValues>): string | undefined {
  const { prefilled } = useLoaderData<typeof loadInquiryForm>();
  const { message: request, inquiryType = '', industry = '', note } = prefilled ?? {};
  useEffect(() => {
    if (request === undefined) return;
    const { message: typed, ...chosen } = form.getValues();
    // Also what the form begins with, so that only what the visitor adds is unsaved.
    form.resetField('message', { defaultValue: request });
    if (typed !== '')
      form.setValue('message', typed.includes(request) ? typed : `${request}\n\n${typed}`, { shouldDirty: true });
    for (const [name, value] of Object.entries({ inquiryType, industry }) as ['inquiryType' | 'industry', string][])
      if (value !== '' && chosen[name] === '') form.resetField(name, { defaultValue: value });
  }, [form, request, inquiryType, industry]);
  return note;
}
