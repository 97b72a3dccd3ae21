import { secondFactorText as text } from '#shared/messages/account/second-factor.ko.ts';
import { formatDate } from '#web/lib/format/dates.ts';
import { Badge } from '#web/ui/badge.tsx';
import { Button } from '#web/ui/button.tsx';
import { CodeStep } from './code-step.tsx';
import { EnrolPanel } from './enrol-panel.tsx';
import { RecoveryCodes } from './recovery-codes.tsx';
import { SECTION_ID, useSecondFactor } from './use-second-factor.ts';

interface SecondFactorProps {
  /** The password entered to open the page. */
  password: string;
  /** Called when the second factor was turned on, which ends all other sessions. */
  onOthersEnded: () => void;
}

/** Turns the second factor on or off, and renews recovery codes. */
export function SecondFactor({ password, onOthersEnded }: SecondFactorProps) {
  const { state, step, isBusy, rest, ask, begin, confirm, keepCodes, renew, turnOff } = useSecondFactor(
    password,
    onOthersEnded,
  );
  const isOn = state?.since != null;
  return (
    <section aria-labelledby={SECTION_ID} className="mt-12 border-t border-line pt-8">
      <div className="flex flex-wrap items-center justify-between gap-x-4">
        <h2 id={SECTION_ID} tabIndex={-1} className="text-xl font-bold text-ink">
          {text.title}
        </h2>
        {state && <Badge tone={isOn ? 'success' : 'neutral'}>{isOn ? text.isOn : text.isOff}</Badge>}
      </div>
      <p className="mt-1 text-sm text-ink-muted">{text.hint}</p>
      {state?.isRequired && !isOn && <p className="mt-2 text-sm text-warning">{text.required}</p>}

      {step.kind === 'rest' && state && !isOn && (
        <Button variant="secondary" className="mt-4" loading={isBusy} onClick={begin}>
          {text.begin}
        </Button>
      )}
      {step.kind === 'rest' && state?.since && (
        <>
          <p className="mt-4 flex flex-wrap gap-x-3 text-ink-soft">
            <span>{text.since(formatDate(state.since))}</span>
            <span>{text.codesLeft(state.recoveryCodesLeft)}</span>
          </p>
          <div className="mt-4 flex flex-wrap gap-2">
            <Button variant="secondary" onClick={() => ask('renew')}>
              {text.renew}
            </Button>
            <Button variant="ghost" className="text-danger" onClick={() => ask('off')}>
              {text.off}
            </Button>
          </div>
        </>
      )}
      {step.kind === 'enrol' && <EnrolPanel enrolment={step.enrolment} onCode={confirm} onCancel={rest} />}
      {step.kind === 'codes' && <RecoveryCodes codes={step.codes} onKept={() => void keepCodes(step.mustLogInAgain)} />}
      {step.kind === 'ask' && (
        <div className="mt-4 rounded-card border border-line p-5">
          <p className="text-ink">{step.action === 'off' ? text.offHint : text.renewHint}</p>
          <CodeStep
            key={step.action}
            hint={text.anyCodeHint}
            submitLabel={step.action === 'off' ? text.off : text.renew}
            isDangerous={step.action === 'off'}
            onCode={step.action === 'off' ? turnOff : renew}
            onCancel={rest}
          />
        </div>
      )}
    </section>
  );
}
