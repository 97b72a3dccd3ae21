import { useState } from 'react';
import type { OutputOf } from '#shared/contract/calls.ts';
import { ERROR_TEXT, messages } from '#shared/messages.ko.ts';
import { useApi, useToast } from '#web/lib/app-context.tsx';
import { useLatestCall } from '#web/lib/use-latest-call.ts';
import { useShowFailure } from '#web/lib/failures/use-show-failure.ts';
import { Checkbox } from '#web/ui/form/checkbox.tsx';
import { onDemand } from '#web/ui/overlay/on-demand.tsx';
import { Skeleton } from '#web/ui/feedback/skeleton.tsx';
import { TermLinks, TermNote } from '#web/features/terms/term-links.tsx';
import { AGREE_ALL } from './missing-items.ts';
import type { Agreements, ConsentName } from './signup-agreements.ts';
import { CONSENTS, hasRequiredAgreements, setAll } from './signup-agreements.ts';

type Term = OutputOf<'/api/v1/site/term'>;
const texts = messages.signup;

/** Loaded on demand, because most visitors do not open it. */
const TextDialog = onDemand(async () => (await import('#web/ui/overlay/text-dialog.tsx')).TextDialog);

interface TermsConsentProps {
  value: Agreements;
  onChange: (value: Agreements) => void;
  /** The form was to be sent: say what is missing. */
  isAsked: boolean;
}

/** Agree-all, and each agreement with its text. Agreeing in the dialog ticks the box, closing it unticks. */
export function TermsConsent({ value, onChange, isAsked }: TermsConsentProps) {
  const api = useApi();
  const toast = useToast();
  const showFailure = useShowFailure();
  const [opened, setOpened] = useState<ConsentName | null>(null);
  const [term, setTerm] = useState<Term | null>(null);
  const [isNeeded, setNeeded] = useState(false);
  const fetching = useLatestCall();
  const set = (name: ConsentName, agreed: boolean) => onChange({ ...value, [name]: agreed });

  const open = async (name: ConsentName) => {
    setTerm(null);
    setOpened(name);
    setNeeded(true);
    const signal = fetching.start();
    try {
      const term = await api.post('/api/v1/site/term', { kind: CONSENTS[name].kind }, { signal });
      if (!signal.aborted) setTerm(term);
    } catch (error) {
      if (signal.aborted) return;
      leave();
      showFailure(error);
    }
  };
  /** The text could not be loaded: the box stays as it is. */
  const leave = () => {
    setOpened(null);
    setNeeded(false);
  };
  const close = (agreed: boolean) => {
    fetching.stop();
    if (opened !== null) set(opened, agreed);
    setOpened(null);
  };

  return (
    <fieldset className="rounded-card border border-line p-4 sm:p-5">
      <legend className="sr-only">{texts.agreements}</legend>
      <Checkbox
        className="border-b border-line pb-3 font-semibold"
        name={AGREE_ALL}
        label={texts.agreeAll}
        checked={hasRequiredAgreements(value)}
        error={isAsked && !hasRequiredAgreements(value) ? ERROR_TEXT.US06 : null}
        onChange={(event) => onChange(setAll(value, event.target.checked))}
      />
      <div className="mt-3 space-y-1">
        {(Object.keys(CONSENTS) as ConsentName[]).map((name) => (
          <Checkbox
            key={name}
            name={CONSENTS[name].flag}
            label={`${CONSENTS[name].isRequired ? texts.required : texts.optional} ${texts.consents[name]}`}
            checked={value[name]}
            onChange={(event) => set(name, event.target.checked)}
            aside={<TermLinks kind={CONSENTS[name].kind} name={texts.consents[name]} onOpen={() => void open(name)} />}
          />
        ))}
      </div>
      {isNeeded && (
        <TextDialog
          open={opened !== null}
          title={opened === null ? '' : texts.consents[opened]}
          note={opened !== null && <TermNote kind={CONSENTS[opened].kind} />}
          onAgree={() => close(true)}
          onDisagree={() => close(false)}
          onMissing={() => {
            toast.error(messages.network);
            leave();
          }}
        >
          {term ? (
            <div className="rich-text" dangerouslySetInnerHTML={{ __html: term.bodyHtml }} />
          ) : (
            <div className="space-y-3">
              {[90, 75, 84, 60].map((width) => (
                <Skeleton key={width} className={WIDTHS[width]} />
              ))}
            </div>
          )}
        </TextDialog>
      )}
    </fieldset>
  );
}

const WIDTHS: Record<number, string> = { 90: 'w-[90%]', 75: 'w-[75%]', 84: 'w-[84%]', 60: 'w-[60%]' };
