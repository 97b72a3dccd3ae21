import { useState } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { useRevalidator } from 'react-router';
import type { OutputOf } from '#shared/contract/calls.ts';
import type { InquiryKind } from '#shared/inquiries/inquiry-choices.ts';
import type { ErrorCode } from '#shared/error-codes.ts';
import { messages } from '#shared/messages.ko.ts';
import { inquiryText } from '#shared/messages/inquiries/inquiry.ko.ts';
import { ApiError } from '#web/lib/api/api-error.ts';
import { useApi } from '#web/lib/app-context.tsx';
import { useShowFailure } from '#web/lib/failures/use-show-failure.ts';
import { passBotCheck } from '#web/features/bot-check/bot-check.ts';
import { useAlert } from '#web/features/users/use-alert.ts';
import { hasFailed, isUploading, seedsOf } from '#web/features/files/attachment-state.ts';
import type { Attachments } from '#web/features/files/use-file-list.ts';
import type { InquiryValues, Terms } from './inquiry-values.ts';
import { inputOf, NO_CONSENTS } from './inquiry-values.ts';

export type Receipt = OutputOf<'/api/v1/free/write'>;

/** Errors shown in a dialog, because they belong to no field or the text is longer. */
const TOLD_ALOUD: ReadonlySet<string> = new Set<ErrorCode>(['CO01', 'CO02']);

interface SubmitOptions {
  type: InquiryKind;
  form: UseFormReturn<InquiryValues>;
  files: Attachments;
  terms: Terms;
  /** Shows the errors of these fields. */
  onRefused: (names: string[]) => void;
  /** Resolves when the form is gone: until then it cannot be sent again. */
  onDone: (receipt: Receipt) => Promise<void>;
}

/** Sends the form. On failure the input stays, and each error is shown at its field. */
export function useSubmitInquiry({ type, form, files, terms, onRefused, onDone }: SubmitOptions) {
  const api = useApi();
  const alert = useAlert();
  const showFailure = useShowFailure();
  const { revalidate } = useRevalidator();
  const [isSending, setSending] = useState(false);

  const explain = async (error: unknown) => {
    if (!(error instanceof ApiError)) throw error;
    const { fileIds, ...fields } = error.fields;
    if (fileIds) files.setError('attachment', fileIds);
    if (error.code === 'CO02') {
      for (const [name, value] of Object.entries(NO_CONSENTS)) form.setValue(name as keyof InquiryValues, value);
      await revalidate();
    }
    const known = Object.keys(fields).filter((name) => name in form.getValues()) as (keyof InquiryValues)[];
    if (TOLD_ALOUD.has(error.code)) await alert(error.message);
    else if (known.length === 0 && !fileIds) showFailure(error);
    for (const name of known) form.setError(name, { message: fields[name] });
    if (known.length > 0) onRefused(known);
  };

  const send = async (values: InquiryValues) => {
    if (isSending) return;
    if (isUploading(files.items)) return files.setError('attachment', messages.files.stillUploading);
    if (hasFailed(files.items)) return files.setError('attachment', messages.files.hasFailed);
    setSending(true);
    try {
      await passBotCheck(api, inquiryText.botFailed);
      const fileIds = seedsOf(files.items).map(({ fileId }) => fileId);
      await onDone(await api.post('/api/v1/free/write', inputOf(type, values, terms, fileIds)));
    } catch (error) {
      await explain(error);
    } finally {
      setSending(false);
    }
  };
  const submit = form.handleSubmit(send, (errors) => onRefused(Object.keys(errors)));
  return { submit, isSending };
}
