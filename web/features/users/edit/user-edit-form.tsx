import { useState } from 'react';
import { useNavigate } from 'react-router';
import { noMailText } from '#shared/messages/account/email/no-mail.ko.ts';
import { messages } from '#shared/messages.ko.ts';
import { useAppState, useSettings } from '#web/lib/app-context.tsx';
import { isFormDirty } from '#web/lib/dialog/is-form-dirty.ts';
import { useLeaveWarning } from '#web/lib/dialog/use-leave-warning.ts';
import { useCheckedForm } from '#web/lib/use-checked-form.ts';
import { formatDate } from '#web/lib/format/dates.ts';
import { paths } from '#shared/paths.ts';
import { Button } from '#web/ui/button.tsx';
import { Switch } from '#web/ui/form/checkbox.tsx';
import { Form } from '#web/ui/form/form.tsx';
import { TextField } from '#web/ui/form/text-field.tsx';
import { MyData } from '../../privacy/my-data.tsx';
import { AccountSection } from './account-section.tsx';
import { ACCOUNT_FIELDS, ACCOUNT_RULES } from '../account-fields.ts';
import { EmailField } from '#web/ui/form/email/email-field.tsx';
import { EmailState } from './email-state.tsx';
import { SecondFactor } from '../factor/second-factor.tsx';
import { NewPasswordFields } from '../password/new-password-fields.tsx';
import type { Unlocked } from '../password/password-gate.tsx';
import { SessionList } from '../sessions/session-list.tsx';
import { useSaveUser } from '../use-save-user.ts';
import type { UserEditValues } from '../user-edit-values.ts';
import { valuesOf } from '../user-edit-values.ts';
import { useWithdraw } from './use-withdraw.ts';

const texts = messages.userEdit;

const hintOf = ({ email, pendingEmail }: Unlocked['detail'], isMailFiled: boolean) => {
  if (isMailFiled) return noMailText.userEdit.emailHint;
  if (email === '') return texts.emailMissing;
  return pendingEmail === null ? texts.emailHint : texts.emailPending(email);
};

export function UserEditForm({ unlocked }: { unlocked: Unlocked }) {
  const { detail, password } = unlocked;
  const navigate = useNavigate();
  const { isMailFiled } = useSettings();
  const isLoggedIn = useAppState((state) => state.loginId !== '');
  const withdraw = useWithdraw(password);
  const [timesEnded, setTimesEnded] = useState(0);
  const form = useCheckedForm<UserEditValues>({ defaultValues: valuesOf(detail) });
  const { register, handleSubmit, formState } = form;
  const { errors } = formState;
  const save = useSaveUser(form, unlocked);
  // After a logout, as after a new password or a withdrawal, nothing can be saved any more.
  useLeaveWarning(() => isFormDirty(form) && isLoggedIn);

  return (
    <>
      <Form onSubmit={handleSubmit(save)}>
        <AccountSection title={texts.profile} isFirst>
          <TextField
            label={texts.userId}
            value={detail.userId}
            readOnly
            autoComplete="username"
            hint={texts.userIdFixed}
          />
          <TextField
            label={texts.userName}
            {...ACCOUNT_FIELDS.userName}
            className="mt-2.5"
            hint={messages.signup.userNameHint}
            error={errors.userName?.message}
            {...register('userName', ACCOUNT_RULES.userName)}
          />
          <EmailField
            label={texts.email}
            form={form}
            {...ACCOUNT_FIELDS.email}
            className="mt-2.5"
            hint={hintOf(detail, isMailFiled)}
            error={errors.email?.message}
            {...register('email', ACCOUNT_RULES.email)}
          />
          <EmailState
            email={detail.email}
            isConfirmed={detail.isEmailConfirmed}
            pendingEmail={detail.pendingEmail}
            resendableFrom={detail.resendableFrom}
          />
          <TextField
            label={texts.affiliation}
            {...ACCOUNT_FIELDS.affiliation}
            className="mt-2.5"
            hint={messages.signup.affiliationHint}
            error={errors.affiliation?.message}
            {...register('affiliation', ACCOUNT_RULES.affiliation)}
          />
        </AccountSection>
        <AccountSection title={texts.passwordChange} hint={texts.newPasswordHint}>
          <NewPasswordFields form={form} detail={detail} />
        </AccountSection>
        <AccountSection title={texts.marketing} hint={texts.marketingHint}>
          <Switch label={texts.marketingEmail} {...register('marketing.email')} />
          <Switch label={texts.marketingSms} {...register('marketing.sms')} />
          {detail.marketing.changedAt && (
            <p className="mt-2 text-sm text-ink-muted">
              {texts.marketingChangedAt(formatDate(detail.marketing.changedAt))}
            </p>
          )}
        </AccountSection>
        <div className="mt-8 flex gap-2">
          <Button variant="secondary" size="large" className="flex-1" onClick={() => void navigate(paths.myActivity())}>
            {texts.cancel}
          </Button>
          <Button type="submit" size="large" className="flex-1" loading={formState.isSubmitting}>
            {texts.save}
          </Button>
        </div>
      </Form>
      <SecondFactor password={password} onOthersEnded={() => setTimesEnded((before) => before + 1)} />
      <SessionList key={timesEnded} password={password} />
      <MyData password={password} />
      <AccountSection title={texts.withdraw} hint={texts.withdrawHint}>
        <Button variant="secondary" className="text-danger!" onClick={withdraw}>
          {texts.withdraw}
        </Button>
      </AccountSection>
    </>
  );
}
