import { useRef, useState } from 'react';
import { useForm } from 'react-hook-form';
import type { ContractType } from '#shared/inquiries/inquiries.ts';
import { LIMITS } from '#shared/limits.ts';
import { contractText } from '#shared/messages/site/inquiry.ko.ts';
import { useAppState } from '#web/lib/app-context.tsx';
import { textOf } from '#web/features/chat/handover/handover.ts';
import { useHandover } from '#web/features/chat/handover/use-handover.ts';
import { useLeaveWarning } from '#web/features/documents/form/use-leave-warning.ts';
import { draftKey } from './inquiry-draft.ts';
import type { ContractValues, Member, Terms } from './inquiry-values.ts';
import { valuesFor } from './inquiry-values.ts';
import { useContractDraft } from './use-inquiry-draft.ts';
import { useContractFiles } from './use-inquiry-files.ts';
import { useDriverRequest } from './use-driver-request.ts';
import { useSubmitContract } from './use-submit-inquiry.ts';
import type { Receipt } from './use-submit-inquiry.ts';

interface FormOptions {
  type: ContractType;
  member: Member;
  terms: Terms;
  onDone: (receipt: Receipt) => void;
}

/** Everything the two public forms do: values, files, draft, the warning on leaving, and sending. */
export function useContractForm({ type, member, terms, onDone }: FormOptions) {
  // Whoever opened the form: a login that ends meanwhile must not take the draft away.
  const [loginId] = useState(useAppState((state) => state.loginId));
  const form = useForm<ContractValues>({ defaultValues: valuesFor(member), mode: 'onTouched' });
  const files = useContractFiles();
  const isDone = useRef(false);
  const { isDirty } = form.formState;
  const isUnsaved = () => (isDirty || files.items.length > 0) && !isDone.current;
  const draft = useContractDraft(draftKey(loginId, type), form, isUnsaved);
  useHandover(type === 'CONTACT' ? 'contact' : null, (turns) =>
    form.setValue('message', textOf(turns, LIMITS.contractMessageMaxChars), { shouldDirty: true }),
  );
  useDriverRequest(form);
  useLeaveWarning(isUnsaved);

  const { submit, isSending } = useSubmitContract({
    type,
    form,
    files,
    terms,
    onDone: (receipt) => {
      isDone.current = true;
      draft.clear();
      onDone(receipt);
    },
  });
  return { form, files, submit, isSending };
}

export const formText = (type: ContractType) => (type === 'FREE' ? contractText.free : contractText.contact);
