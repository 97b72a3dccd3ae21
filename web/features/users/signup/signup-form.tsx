import { useRef, useState } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { noMailText } from '#shared/messages/account/email/no-mail.ko.ts';
import { messages } from '#shared/messages.ko.ts';
import { paths } from '#shared/paths.ts';
import { checkPassword, checkPasswordRetype, checkUserId } from '#shared/validation.ts';
import { useSettings } from '#web/lib/app-context.tsx';
import { isFormDirty } from '#web/lib/dialog/is-form-dirty.ts';
import { useLeaveWarning } from '#web/lib/dialog/use-leave-warning.ts';
import { useCheckedForm } from '#web/lib/use-checked-form.ts';
import { Button } from '#web/ui/button.tsx';
import { Form } from '#web/ui/form/form.tsx';
import { PasswordField } from '#web/ui/form/password-field.tsx';
import { TextField } from '#web/ui/form/text-field.tsx';
import { ACCOUNT_FIELDS, ACCOUNT_RULES } from '../account-fields.ts';
import { EmailField } from '#web/ui/form/email/email-field.tsx';
import { CHECK_ID, missingItems } from './missing-items.ts';
import { MissingList } from './missing-list.tsx';
import type { TermVersions } from './signup-agreements.ts';
import { NO_AGREEMENTS, hasRequiredAgreements } from './signup-agreements.ts';
import { WayOut } from '../way-out.tsx';
import { PasswordStrength } from '../password/password-strength.tsx';
import type { SignupValues } from './use-signup.ts';
import { useSignup } from './use-signup.ts';
import { TermsConsent } from './terms-consent.tsx';
import { useIdCheck } from './use-id-check.ts';

const texts = messages.signup;

const EMPTY: SignupValues = { userId: '', userKey: '', retype: '', userName: '', email: '', affiliation: '' };

export function SignupForm({ versions }: { versions: TermVersions }) {
  const form = useCheckedForm<SignupValues>({ defaultValues: EMPTY });
  const element = useRef<HTMLFormElement>(null);
  const [agreements, setAgreements] = useState(NO_AGREEMENTS);
  const [isAsked, setAsked] = useState(false);
  const idCheck = useIdCheck(form);
  const { signUp, isSending, isDone } = useSignup(form, {
    agreements,
    versions,
    onOutdated: () => setAgreements(NO_AGREEMENTS),
  });
  useLeaveWarning(() => isFormDirty(form) && !isDone);

  const missing = missingItems(form.watch(), agreements, idCheck.isVerified);
  // Specification point 4, Signup: the conditions of the button.
  const isReady =
    idCheck.isVerified && checkPassword(form.watch('userKey')) === null && hasRequiredAgreements(agreements);

  const lookAt = (name: string) => {
    const control = element.current?.elements.namedItem(name);
    if (!(control instanceof HTMLElement)) return;
    control.scrollIntoView({ block: 'center' });
    control.focus({ preventScroll: true });
  };
  /** A press on the button while it rests shows at each field what is missing. */
  const tellMissing = async () => {
    setAsked(true);
    await form.trigger();
    lookAt(missing[0]?.name ?? '');
  };

  return (
    <Form ref={element} onSubmit={form.handleSubmit(signUp)}>
      <p className="mb-5 text-sm text-ink-muted">{texts.requiredNote}</p>
      <Heading>{texts.sections.login}</Heading>
      <UserIdField form={form} idCheck={idCheck} />
      <NewPasswordFields form={form} />
      <Heading>{texts.sections.person}</Heading>
      <PersonFields form={form} />
      <Heading>{texts.agreements}</Heading>
      <TermsConsent value={agreements} onChange={setAgreements} isAsked={isAsked} />
      <MissingList id="signup-missing" items={missing} isSending={isSending} onChoose={lookAt} />
      {/* For the mouse alone: a disabled button takes no presses, and by keyboard the list above is reached. */}
      <div onPointerUp={isReady ? undefined : () => void tellMissing()}>
        <Button
          type="submit"
          size="large"
          className="w-full disabled:pointer-events-none"
          disabled={!isReady}
          loading={isSending}
          aria-describedby="signup-missing"
        >
          {texts.submit}
        </Button>
      </div>
    </Form>
  );
}

const Heading = ({ children }: { children: string }) => (
  <h2 className="mb-4 text-lead font-bold text-ink not-first-of-type:mt-6 not-first-of-type:border-t not-first-of-type:border-line not-first-of-type:pt-8">
    {children}
  </h2>
);

interface FieldsProps {
  form: UseFormReturn<SignupValues>;
}

function UserIdField({
  form: { register, formState },
  idCheck,
}: FieldsProps & { idCheck: ReturnType<typeof useIdCheck> }) {
  const error = formState.errors.userId?.message;
  return (
    <>
      <TextField
        label={texts.userId}
        {...ACCOUNT_FIELDS.userId}
        hint={texts.userIdHint}
        error={error}
        success={idCheck.isVerified ? messages.user.userIdFree : null}
        action={
          <Button
            variant="secondary"
            className="h-12"
            name={CHECK_ID}
            loading={idCheck.isChecking}
            // Not `disabled`, which would lose the focus that it has.
            aria-disabled={idCheck.isVerified}
            onClick={idCheck.isVerified ? undefined : () => void idCheck.check()}
          >
            {idCheck.isVerified ? texts.checked : texts.check}
          </Button>
        }
        {...register('userId', {
          validate: (value) => checkUserId(value) ?? idCheck.problemOf(value) ?? true,
          onChange: idCheck.reset,
        })}
      />
      {error === messages.user.userIdTaken && (
        <p className="flex flex-wrap gap-x-3 pb-2 text-sm text-ink-soft">
          {texts.alreadySignedUp} <WayOut to={paths.login()}>{texts.login}</WayOut>
          <WayOut to={paths.findId()}>{messages.login.findId}</WayOut>
        </p>
      )}
    </>
  );
}

function NewPasswordFields({ form: { register, formState, watch, trigger } }: FieldsProps) {
  const { errors } = formState;
  const [password, retype, userId, userName, email] = watch(['userKey', 'retype', 'userId', 'userName', 'email']);
  return (
    <>
      <PasswordField
        label={texts.password}
        required
        autoComplete="new-password"
        className="mt-2.5"
        hint={<PasswordStrength typed={{ password, userId, userName, email }} rule={texts.passwordHint} />}
        error={errors.userKey?.message}
        {...register('userKey', {
          validate: (value) => checkPassword(value) ?? true,
          onChange: () => void (retype !== '' && trigger('retype')),
        })}
      />
      <PasswordField
        label={texts.retype}
        required
        autoComplete="new-password"
        className="mt-2.5"
        hint={texts.retypeHint}
        error={errors.retype?.message}
        {...register('retype', { validate: (value, values) => checkPasswordRetype(value, values.userKey) ?? true })}
      />
    </>
  );
}

function PersonFields({ form }: FieldsProps) {
  const { register, formState } = form;
  const { isMailFiled } = useSettings();
  const { errors } = formState;
  return (
    <>
      <TextField
        label={texts.userName}
        {...ACCOUNT_FIELDS.userName}
        hint={texts.userNameHint}
        error={errors.userName?.message}
        {...register('userName', ACCOUNT_RULES.userName)}
      />
      <EmailField
        label={texts.email}
        {...ACCOUNT_FIELDS.email}
        className="mt-2.5"
        form={form}
        hint={isMailFiled ? noMailText.signup.emailHint : texts.emailHint}
        error={errors.email?.message}
        {...register('email', ACCOUNT_RULES.email)}
      />
      <TextField
        label={texts.affiliation}
        {...ACCOUNT_FIELDS.affiliation}
        className="mt-2.5"
        hint={texts.affiliationHint}
        error={errors.affiliation?.message}
        {...register('affiliation', ACCOUNT_RULES.affiliation)}
      />
    </>
  );
}
