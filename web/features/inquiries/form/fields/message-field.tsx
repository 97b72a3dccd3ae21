import { useWatch } from 'react-hook-form';
import { LIMITS } from '#shared/limits.ts';
import { inquiryText } from '#shared/messages/site/inquiry.ko.ts';
import { TextArea } from '#web/ui/form/text-field.tsx';
import type { InquiryValues } from '../inquiry-values.ts';
import { Suggestions } from './suggestions.tsx';
import { useField } from './use-field.ts';

/** 문의내용, with its length and suggestions. */
export function MessageField() {
  const field = useField();
  const message = useWatch<InquiryValues, 'message'>({ name: 'message' });
  return (
    <>
      <TextArea
        label={inquiryText.fields.message}
        required
        rows={8}
        placeholder={inquiryText.placeholder.message}
        maxLength={LIMITS.inquiryMessageMaxChars}
        hint={`${message.length.toLocaleString('ko-KR')} / ${LIMITS.inquiryMessageMaxChars.toLocaleString('ko-KR')}`}
        {...field('message')}
      />
      <Suggestions message={message} />
    </>
  );
}
