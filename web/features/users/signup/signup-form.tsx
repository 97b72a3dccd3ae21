import { useState } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { useForm } from 'react-hook-form';
import { messages } from '#shared/messages.ko.ts';
import { checkPassword, checkPasswordRetype, checkUserId } from '#shared/validation.ts';
import { Button } from '#web/ui/button.tsx';
import { Form } from '#web/ui/form/form.tsx';
import { PasswordField } from '#web/ui/form/password-field.tsx';
import { TextField } from '#web/ui/form/text-field.tsx';
import { ACCOUNT_FIELDS, ACCOUNT_RULES } from '../account-fields.ts';
import type { TermVersions } from './signup-agreements.ts';
import { NO_AGREEMENTS, hasRequiredAgreements } from './signup-agreements.ts';
import { PasswordStrength } from '../password/password-strength.tsx';
import type { SignupValues } from './use-signup.ts';
import { useSignup } from './use-signup.ts';
import { TermsConsent } from './terms-consent.tsx';
import { useIdCheck } from './use-id-check.ts';

const texts = messages.signup;

const EMPTY: SignupValues = { userId: '', userKey: '', retype: '', userName: '', email: '', affiliation: '' };

export function SignupForm({ versions }: { versions: TermVersions }) {
  const form = useForm<SignupValues>({ defaultValues: EMPTY, mode: 'onTouched' });
  const [agreements, setAgreements] = useState(NO_AGREEMENTS);
  const idCheck = useIdCheck(form);
  const { signUp, isSending } = useSignup(form, {
    agreements,
    versions,
    onOutdated: () => setAgreements(NO_AGREEMENTS),
  });

  // Specification point 4, Signup: conditions of the submit button, shown beside it.
  const missing = [
    !idCheck.isVerified && texts.missing.id,
    checkPassword(form.watch('userKey')) !== null && texts.missing.password,
    !hasRequiredAgreements(agreements) && texts.missing.agreements,
  ].filter((text) => text !== false);

  return (
    <Form onSubmit={form.handleSubmit(signUp)}>
      <UserIdField form={form} idCheck={idCheck} />
      <NewPasswordFields form={form} />
      <PersonFields form={form} />
      <TermsConsent value={agreements} onChange={setAgreements} />
      {/* Above the button, where it is read before the button is tried. */}
      <p id="signup-missing" role="status" className="mt-6 mb-2 min-h-6 text-center text-sm text-ink-soft">
        {isSending ? texts.checking : missing.length > 0 && texts.stillMissing(missing.join(', '))}
      </p>
      <Button
        type="submit"
        size="large"
        className="w-full"
        disabled={missing.length > 0}
        loading={isSending}
        aria-describedby="signup-missing"
      >
        {texts.submit}
      </Button>
    </Form>
  );
}

interface FieldsProps {
  form: UseFormReturn<SignupValues>;
}

function UserIdField({
  form: { register, formState },
  idCheck,
}: FieldsProps & { idCheck: ReturnType<typeof useIdCheck> }) {
  return (
    <TextField
      label={texts.userId}
      {...ACCOUNT_FIELDS.userId}
      hint={texts.userIdHint}
      error={formState.errors.userId?.message}
      success={idCheck.isVerified ? messages.user.userIdFree : null}
      action={
        <Button
          variant="secondary"
          className="h-12"
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
        error={errors.retype?.message}
        {...register('retype', { validate: (value, values) => checkPasswordRetype(value, values.userKey) ?? true })}
      />
    </>
  );
}

function PersonFields({ form: { register, formState } }: FieldsProps) {
  const { errors } = formState;
  return (
    <>
      <TextField
        label={texts.userName}
        {...ACCOUNT_FIELDS.userName}
        className="mt-2.5"
        error={errors.userName?.message}
        {...register('userName', ACCOUNT_RULES.userName)}
      />
      <TextField
        label={texts.email}
        {...ACCOUNT_FIELDS.email}
        className="mt-2.5"
        error={errors.email?.message}
        {...register('email', ACCOUNT_RULES.email)}
      />
      <TextField
        label={texts.affiliation}
        {...ACCOUNT_FIELDS.affiliation}
        className="mt-2.5 mb-6"
        hint={texts.affiliationHint}
        error={errors.affiliation?.message}
        {...register('affiliation', ACCOUNT_RULES.affiliation)}
      />
    </>
  );
}
