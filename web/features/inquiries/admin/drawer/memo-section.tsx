import { useState } from 'react';
import type { InquiryDetail } from '#shared/contract/inquiries/inquiry.contract.ts';
import { LIMITS } from '#shared/limits.ts';
import { messages } from '#shared/messages.ko.ts';
import { inquiryListText } from '#shared/messages/inquiries/inquiry-list.ko.ts';
import { formatDateTime } from '#web/lib/format/dates.ts';
import { Button } from '#web/ui/button.tsx';
import { TextArea } from '#web/ui/form/text-field.tsx';
import { DrawerSection } from '#web/ui/overlay/drawer.tsx';
import { FilterSelect } from '#web/ui/form/filter-select.tsx';
import { useChangeInquiry } from '../use-change-inquiry.ts';
import { useInquiryList } from '../use-inquiry-list.ts';
import { mentionName } from './mention-name.ts';

const text = inquiryListText.detail;

interface MemoSectionProps {
  detail: InquiryDetail;
  /** Told of what is not saved yet. */
  onTyped: (memo: string) => void;
  onChanged: () => void;
}

/** Notes on the inquiry, newest first. The text stays until it is saved. */
export function MemoSection({ detail, onTyped, onChanged }: MemoSectionProps) {
  const { change } = useChangeInquiry();
  const [memo, keepMemo] = useState('');
  const setMemo = (typed: string) => {
    keepMemo(typed);
    onTyped(typed);
  };
  const [error, setError] = useState<string | null>(null);
  const [isSending, setSending] = useState(false);
  const { owners } = useInquiryList();
  const mention = (ownerId: string) => {
    const name = mentionName(ownerId, owners);
    if (name !== undefined) setMemo(`${memo.trimEnd()} @${name} `.trimStart());
  };

  const save = async () => {
    if (memo.trim() === '') return setError(messages.required(text.memos));
    setSending(true);
    const isSaved = await change(detail, { memo }, text.memoSaved);
    setSending(false);
    if (!isSaved) return;
    setMemo('');
    onChanged();
  };

  return (
    <DrawerSection title={text.memos}>
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          void save();
        }}
      >
        <TextArea
          label={text.memo}
          hideLabel
          rows={3}
          value={memo}
          placeholder={text.memoPlaceholder}
          maxLength={LIMITS.inquiryMemoMaxChars}
          hint={inquiryListText.mentionHint}
          error={error}
          onChange={(event) => {
            setMemo(event.target.value);
            setError(null);
          }}
        />
        <div className="flex items-center justify-end gap-2">
          <FilterSelect
            isAction
            hideLabel
            size="small"
            label={inquiryListText.mention}
            name="mention"
            value=""
            options={[
              { value: '', label: `@ ${inquiryListText.mention}` },
              ...owners.map(({ id, name }) => ({ value: id, label: name })),
            ]}
            onChange={mention}
          />
          <Button type="submit" size="small" variant="secondary" loading={isSending}>
            {text.memoSave}
          </Button>
        </div>
      </form>
      {detail.memos.length === 0 ? (
        <p className="mt-3 text-sm text-ink-muted">{text.noMemo}</p>
      ) : (
        <ul className="mt-4 space-y-3">
          {detail.memos.map(({ memoId, authorName, body, createdAt }) => (
            <li key={memoId} className="rounded-control border border-line p-4">
              <p className="flex flex-wrap gap-x-3 text-sm text-ink-muted">
                <span className="font-semibold text-ink-soft">{authorName}</span>
                <time dateTime={createdAt}>{formatDateTime(createdAt)}</time>
              </p>
              <p className="mt-1.5 text-label whitespace-pre-wrap text-ink">{body}</p>
            </li>
          ))}
        </ul>
      )}
    </DrawerSection>
  );
}
