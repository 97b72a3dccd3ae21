import { useWatch } from 'react-hook-form';
import { useLoaderData } from 'react-router';
import type { InquiryKind } from '#shared/inquiries/inquiry-choices.ts';
import { LIMITS } from '#shared/limits.ts';
import { inquiryText } from '#shared/messages/inquiries/inquiry.ko.ts';
import { TextArea } from '#web/ui/form/text-field.tsx';
import type { InquiryValues } from '../inquiry-values.ts';
import type { loadInquiryForm } from '../load-inquiry-form.ts';
import { Suggestions } from './suggestions.tsx';
import { useField } from './use-field.ts';

const count = (chars: number) => chars.toLocaleString('ko-KR');

/** 문의내용, with its length and suggestions. */
export function MessageField({ type }: { type: InquiryKind }) {
  const field = useField(type);
  const message = useWatch<InquiryValues, 'message'>({ name: 'message' });
  const { prefilled } = useLoaderData<typeof loadInquiryForm>();
  return (
    <>
      <TextArea
        label={inquiryText.fields.message}
        rows={type === 'FREE' ? 4 : 6}
        grows
        placeholder={inquiryText.placeholder.message}
        maxLength={LIMITS.inquiryMessageMaxChars}
        hint={<span className="no-print">{`${count(message.length)} / ${count(LIMITS.inquiryMessageMaxChars)}`}</span>}
        {...field('message')}
      />
      {/* For what the visitor writes, not for what was inserted, and is told above the form. */}
      <Suggestions message={prefilled?.note ? message.replace(prefilled.message, '') : message} />
    </>
  );
}
