import { useEffect } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { useSearchParams } from 'react-router';
import { driverRequestOf } from '#web/features/drivers/driver-request.ts';
import { benefitRequestOf } from './benefit-request.ts';
import type { InquiryValues } from './inquiry-values.ts';

/**
 * Inserts what the query string asks for (a driver, a calculation of 도입 비용·효과) at the start of the message. Returns
 * the note about it, or null.
 */
export function useRequestInAddress(form: UseFormReturn<InquiryValues>): string | null {
  const [search] = useSearchParams();
  const benefit = benefitRequestOf(search);
  const request = benefit?.message ?? driverRequestOf(search);
  const { inquiryType = '', industry = '' } = benefit ?? {};
  useEffect(() => {
    if (request === null) return;
    const { message: typed, ...chosen } = form.getValues();
    // Also what the form begins with, so that only what the visitor adds is unsaved.
    form.resetField('message', { defaultValue: request });
    if (typed !== '')
      form.setValue('message', typed.includes(request) ? typed : `${request}\n\n${typed}`, { shouldDirty: true });
    for (const [name, value] of Object.entries({ inquiryType, industry }) as ['inquiryType' | 'industry', string][])
      if (value !== '' && chosen[name] === '') form.resetField(name, { defaultValue: value });
  }, [form, request, inquiryType, industry]);
  return benefit?.note ?? null;
}
