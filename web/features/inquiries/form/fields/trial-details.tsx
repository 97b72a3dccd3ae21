import { Plus } from 'lucide-react';
import type { ReactNode } from 'react';
import { useState } from 'react';
import { flushSync } from 'react-dom';
import { useFormContext, useWatch } from 'react-hook-form';
import { inquiryText } from '#shared/messages/inquiries/inquiry.ko.ts';
import { Button } from '#web/ui/button.tsx';
import type { InquiryValues } from '../inquiry-values.ts';

const DETAILS = [
  'industry',
  'companySize',
  'position',
  'userCount',
  'robotCount',
  'environment',
  'startDate',
] as const satisfies readonly (keyof InquiryValues)[];

/** What a call back asks anyway: hidden until somebody wants to tell it, has told it before, or an error is in it. */
export function TrialDetails({ children }: { children: ReactNode }) {
  const { formState, setFocus } = useFormContext<InquiryValues>();
  const isFilled = useWatch<InquiryValues, typeof DETAILS>({ name: DETAILS }).some((value) => value !== '');
  const hasError = DETAILS.some((name) => formState.errors[name]);
  const [isWanted, setWanted] = useState(false);
  const isShown = isWanted || isFilled || hasError;
  const show = () => {
    flushSync(() => setWanted(true));
    setFocus(DETAILS[0]);
  };
  return (
    <>
      {!isShown && (
        <Button variant="secondary" className="w-full" onClick={show}>
          <Plus size={18} aria-hidden="true" />
          {inquiryText.trialDetails}
        </Button>
      )}
      {/* It stays while it is emptied again. */}
      <div hidden={!isShown} onFocus={() => setWanted(true)} className="space-y-3.5">
        {children}
      </div>
    </>
  );
}
