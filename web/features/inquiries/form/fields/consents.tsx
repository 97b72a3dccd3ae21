import { useState } from 'react';
import { useFormContext } from 'react-hook-form';
import type { AdChannel, InquiryTerm } from '#shared/inquiries/inquiry-choices.ts';
import { AD_CHANNELS } from '#shared/inquiries/inquiry-choices.ts';
import { messages } from '#shared/messages.ko.ts';
import { inquiryText } from '#shared/messages/inquiries/inquiry.ko.ts';
import { Checkbox } from '#web/ui/form/checkbox.tsx';
import { TextDialog } from '#web/ui/overlay/text-dialog.tsx';
import { TermLinks, TermNote } from '#web/features/terms/term-links.tsx';
import type { InquiryValues, Terms } from '../inquiry-values.ts';

const text = inquiryText.consents;
const CHANNELS = Object.keys(AD_CHANNELS) as AdChannel[];

/** Consents with their texts. Agreeing in the dialog ticks the box, closing it unticks (as at sign-up). */
export function Consents({ terms }: { terms: Terms }) {
  const { register, setValue, formState } = useFormContext<InquiryValues>();
  const [opened, setOpened] = useState<InquiryTerm | null>(null);

  const answer = (agreed: boolean) => {
    if (opened === 'privacy-contact') setValue('privacy', agreed, { shouldDirty: true });
    if (opened === 'marketing') setValue('marketing', agreed, { shouldDirty: true });
    if (opened === 'advertising')
      for (const channel of CHANNELS) setValue(`adChannels.${channel}`, agreed, { shouldDirty: true });
    setOpened(null);
  };
  const read = (kind: InquiryTerm, name: string) => (
    <TermLinks kind={kind} name={name} onOpen={() => setOpened(kind)} />
  );

  return (
    <div className="space-y-1 rounded-card border border-line p-4 sm:p-5">
      <Checkbox
        label={`${text.required} ${text.privacy}`}
        aside={read('privacy-contact', text.privacy)}
        aria-required
        error={formState.errors.privacy?.message}
        {...register('privacy', { validate: (agreed) => agreed || messages.requiredAgreements })}
      />
      <Checkbox
        label={`${text.optional} ${text.marketing}`}
        aside={read('marketing', text.marketing)}
        {...register('marketing')}
      />
      <fieldset className="pt-1">
        <legend className="float-left py-1 text-label text-ink">{`${text.optional} ${text.advertising}`}</legend>
        <div className="flex justify-end">{read('advertising', text.advertising)}</div>
        <div className="clear-both flex flex-wrap gap-x-6">
          {CHANNELS.map((channel) => (
            <Checkbox key={channel} label={AD_CHANNELS[channel]} {...register(`adChannels.${channel}`)} />
          ))}
        </div>
      </fieldset>
      <TextDialog
        open={opened !== null}
        title={opened === null ? '' : terms[opened].title}
        note={opened !== null && <TermNote kind={opened} />}
        onAgree={() => answer(true)}
        onDisagree={() => answer(false)}
      >
        {opened !== null && <div className="rich-text" dangerouslySetInnerHTML={{ __html: terms[opened].bodyHtml }} />}
      </TextDialog>
    </div>
  );
}
