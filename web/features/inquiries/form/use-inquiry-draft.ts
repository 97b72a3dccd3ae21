import { useEffect, useRef } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { inquiryText } from '#shared/messages/inquiries/inquiry.ko.ts';
import { useToast } from '#web/lib/app-context.tsx';
import { clearDraft, readDraft, withRequest, writeDraft } from './inquiry-draft.ts';
import type { InquiryValues } from './inquiry-values.ts';
import type { Prefilled } from './load-prefilled-inquiry.ts';

const SAVE_AFTER_MS = 500;

interface DraftOptions {
  key: string;
  form: UseFormReturn<InquiryValues>;
  isUnsaved: () => boolean;
  prefilled: Prefilled | null;
}

/** Stores the input in this tab and restores it, so that a failure or leaving the page loses nothing. */
export function useInquiryDraft({ key, form, isUnsaved, prefilled }: DraftOptions) {
  const toast = useToast();
  const latest = useRef(isUnsaved);
  const request = useRef(prefilled?.message ?? '');
  useEffect(() => {
    latest.current = isUnsaved;
  });

  useEffect(() => {
    const draft = readDraft(key);
    if (draft === null) return;
    request.current = prefilled?.message ?? draft.request;
    form.reset(withRequest(draft, prefilled), { keepDefaultValues: true });
    toast.success(inquiryText.draftRestored);
  }, [key, form, prefilled, toast]);

  useEffect(() => {
    const save = () => latest.current() && writeDraft(key, { values: form.getValues(), request: request.current });
    let timer: ReturnType<typeof setTimeout> | undefined;
    const unsubscribe = form.subscribe({
      formState: { values: true },
      callback: () => {
        clearTimeout(timer);
        timer = setTimeout(save, SAVE_AFTER_MS);
      },
    });
    // Saves at once when the page is left, reloaded or closed.
    window.addEventListener('pagehide', save);
    return () => {
      clearTimeout(timer);
      unsubscribe();
      window.removeEventListener('pagehide', save);
      save();
    };
  }, [key, form]);

  return { clear: () => clearDraft(key) };
}
