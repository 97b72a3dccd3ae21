import { useEffect } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { useSearchParams } from 'react-router';
import { driverRequestOf } from '#web/features/drivers/driver-request.ts';
import type { InquiryValues } from './inquiry-values.ts';

/** Inserts the driver named in the query string at the start of the message. */
export function useDriverRequest(form: UseFormReturn<InquiryValues>): void {
  const [search] = useSearchParams();
  const request = driverRequestOf(search);
  useEffect(() => {
    if (request === null) return;
    const typed = form.getValues('message');
    if (!typed.includes(request))
      form.setValue('message', [request, typed].filter(Boolean).join('\n\n'), { shouldDirty: true });
  }, [form, request]);
}
