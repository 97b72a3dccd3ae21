import { useRef, useState } from 'react';
import { useLocation } from 'react-router';
import type { InquiryKind } from '#shared/inquiries/inquiry-choices.ts';
import { LIMITS } from '#shared/limits.ts';
import { inquiryText } from '#shared/messages/inquiries/inquiry.ko.ts';
import { useAppState } from '#web/lib/app-context.tsx';
import type { Turn } from '#web/features/chat/handover/stored-handover.ts';
import { withTurns } from '#web/features/chat/handover/stored-handover.ts';
import { useHandover } from '#web/features/chat/handover/use-handover.ts';
import { isFormDirty } from '#web/lib/dialog/is-form-dirty.ts';
import { useLeaveWarning } from '#web/lib/dialog/use-leave-warning.ts';
import { useCheckedForm } from '#web/lib/use-checked-form.ts';
import { draftKey } from './inquiry-draft.ts';
import type { InquiryValues, Member, Terms } from './inquiry-values.ts';
import { valuesFor } from './inquiry-values.ts';
import { useInquiryDraft } from './use-inquiry-draft.ts';
import { useSteps } from './inquiry-steps.ts';
import { useInquiryFiles } from './use-inquiry-files.ts';
import type { Prefilled } from './load-prefilled-inquiry.ts';
import { useSubmitInquiry } from './use-submit-inquiry.ts';
import type { Receipt } from './use-submit-inquiry.ts';

interface FormOptions {
  type: InquiryKind;
  member: Member;
  terms: Terms;
  prefilled: Prefilled | null;
  onDone: (receipt: Receipt) => Promise<void>;
}

/** State and actions of both public forms: values, files, draft, leave warning and sending. */
export function useInquiryForm({ type, member, terms, prefilled: given, onDone }: FormOptions) {
  // Fixed at opening: the draft stays available if the login ends meanwhile, and is not restored once more.
  const [loginId] = useState(useAppState((state) => state.loginId));
  const [prefilled] = useState(given);
  const form = useCheckedForm<InquiryValues>({
    // Also what the inquiry begins with, so that only what the visitor adds is unsaved.
    defaultValues: valuesFor(type, member, prefilled),
    shouldFocusError: false,
  });
  const files = useInquiryFiles();
  const isDone = useRef(false);
  const isUnsaved = () => (isFormDirty(form) || files.items.length > 0) && !isDone.current;
  const draft = useInquiryDraft({ key: draftKey(loginId, type), form, isUnsaved, prefilled });
  const addTurns = (turns: readonly Turn[]) => {
    const message = withTurns(form.getValues('message'), turns, LIMITS.inquiryMessageMaxChars);
    form.setValue('message', message, { shouldDirty: true });
  };
  useHandover(type === 'CONTACT' ? 'contact' : null, addTurns, useLocation().key);
  useLeaveWarning(isUnsaved);
  const steps = useSteps(type, form);

  const { submit, isSending } = useSubmitInquiry({
    type,
    form,
    files,
    terms,
    onRefused: steps.refuse,
    onDone: (receipt) => {
      isDone.current = true;
      draft.clear();
      return onDone(receipt);
    },
  });
  return { form, files, steps, submit, isSending };
}

export const formText = (type: InquiryKind) => (type === 'FREE' ? inquiryText.free : inquiryText.contact);
