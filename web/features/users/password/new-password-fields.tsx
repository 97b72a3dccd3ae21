import { useEffect } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { messages } from '#shared/messages.ko.ts';
import { checkPassword, checkPasswordRetype } from '#shared/validation.ts';
import { PasswordField } from '#web/ui/form/password-field.tsx';
import type { UserEditValues } from '../user-edit-values.ts';
import type { Unlocked } from './password-gate.tsx';
import { PasswordStrength } from './password-strength.tsx';

const texts = messages.userEdit;

interface NewPasswordFieldsProps {
  form: UseFormReturn<UserEditValues>;
  detail: Unlocked['detail'];
  /** Nothing else can be done first; the cursor starts here. */
  isRequired?: boolean;
}

/** New password and its repetition; unless required, empty fields keep the old one. */
export function NewPasswordFields({ form, detail, isRequired = false }: NewPasswordFieldsProps) {
  const { register, setFocus, formState, getValues, trigger } = form;
  useEffect(() => {
    if (isRequired) setFocus('newUserKey');
  }, [isRequired, setFocus]);
  return (
    <>
      <PasswordField
        label={texts.newPassword}
        required={isRequired}
        autoComplete="new-password"
        className="mt-2.5"
        hint={
          <PasswordStrength
            typed={{ password: form.watch('newUserKey'), userName: detail.userName, email: detail.email }}
            rule={isRequired ? texts.newPasswordRule : messages.signup.passwordHint}
          />
        }
        error={formState.errors.newUserKey?.message}
        {...register('newUserKey', {
          validate: (value) => (value === '' && !isRequired) || (checkPassword(value) ?? true),
          onChange: () => void (getValues('retype') !== '' && trigger('retype')),
        })}
      />
      <PasswordField
        label={texts.retype}
        required={isRequired}
        autoComplete="new-password"
        className="mt-2.5"
        hint={texts.retypeHint}
        error={formState.errors.retype?.message}
        {...register('retype', {
          validate: (value, values) => checkPasswordRetype(value, values.newUserKey) ?? true,
        })}
      />
    </>
  );
}
