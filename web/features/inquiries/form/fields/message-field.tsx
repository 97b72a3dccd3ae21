import { useWatch } from 'react-hook-form';
import { LIMITS } from '#shared/limits.ts';
import { contractText } from '#shared/messages/site/inquiry.ko.ts';
import { TextArea } from '#web/ui/form/text-field.tsx';
import type { ContractValues } from '../inquiry-values.ts';
import { Suggestions } from './suggestions.tsx';
import { useField } from './use-field.ts';

/** 문의내용, how long it is, and what may answer it already. */
export function MessageField() {
  const field = useField();
  const message = useWatch<ContractValues, 'message'>({ name: 'message' });
  return (
    <>
      <TextArea
        label={contractText.fields.message}
        required
        rows={8}
        placeholder={contractText.placeholder.message}
        maxLength={LIMITS.contractMessageMaxChars}
        hint={`${message.length.toLocaleString('ko-KR')} / ${LIMITS.contractMessageMaxChars.toLocaleString('ko-KR')}`}
        {...field('message')}
      />
      <Suggestions message={message} />
    </>
  );
}
