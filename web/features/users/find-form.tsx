import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { useLocation } from 'react-router';
import { noMailText } from '#shared/messages/account/email/no-mail.ko.ts';
import { ERROR_TEXT, messages } from '#shared/messages.ko.ts';
import { ApiError } from '#web/lib/api/api-error.ts';
import { useApi, useDialog, useSettings } from '#web/lib/app-context.tsx';
import { Link } from '#web/lib/link.tsx';
import { paths } from '#shared/paths.ts';
import { Button } from '#web/ui/button.tsx';
import { Note } from '#web/ui/feedback/note.tsx';
import { lineWhenNeeded } from '#web/ui/form/field-group.tsx';
import { Form } from '#web/ui/form/form.tsx';
import { TextField } from '#web/ui/form/text-field.tsx';
import { passBotCheck } from '../bot-check/bot-check.ts';
import { ACCOUNT_FIELDS, ACCOUNT_RULES } from './account-fields.ts';
import { EmailField } from '#web/ui/form/email/email-field.tsx';
import { useAlert } from './use-alert.ts';

const texts = messages.find;

const EMPTY = { userId: '', userName: '', email: '' };

/** Begins with what was typed on the other tab, another page, which hands it over in the state of the address. */
export function useFindValues() {
  const typed = (useLocation().state as { typed?: typeof EMPTY } | null)?.typed;
  return useForm({ defaultValues: { ...EMPTY, ...typed }, reValidateMode: 'onSubmit' });
}

interface FindFormProps {
  kind: 'id' | 'password';
  form: ReturnType<typeof useFindValues>;
}

/** Name and email find the ID; ID and email reset the password. */
export function FindForm({ kind, form }: FindFormProps) {
  const { register, handleSubmit, formState, clearErrors } = form;
  const { isMailFiled } = useSettings();
  const { send, result } = useFind(kind);
  // The fields of the other tab are sent empty (specification point 3, Payloads).
  const submit = handleSubmit(({ userId, userName, email }) =>
    send({
      userId: kind === 'password' ? userId.trim() : '',
      userName: kind === 'id' ? userName.trim() : '',
      email: email.trim(),
    }),
  );
  /** Errors clear when typed (specification point 4, Find). */
  const clearing = (name: keyof typeof EMPTY) => ({ onChange: () => clearErrors(name) });
  return (
    <Form onSubmit={submit}>
      {isMailFiled ? (
        <p className="mb-6 rounded-control bg-warning-soft px-4 py-3 text-label text-warning">
          {noMailText.find.now}{' '}
          <Link to={paths.contact()} className="font-medium underline underline-offset-4">
            {noMailText.find.ask}
          </Link>
        </p>
      ) : (
        <p className="mb-6 text-label text-ink-soft">{texts.lead[kind]}</p>
      )}
      {kind === 'id' ? (
        <TextField
          label={texts.userName}
          {...ACCOUNT_FIELDS.userName}
          className={lineWhenNeeded}
          error={formState.errors.userName?.message}
          {...register('userName', {
            validate: (value) => value.trim() !== '' || messages.user.enterUserName,
            ...clearing('userName'),
          })}
        />
      ) : (
        <TextField
          label={texts.userId}
          {...ACCOUNT_FIELDS.userId}
          className={lineWhenNeeded}
          error={formState.errors.userId?.message}
          {...register('userId', {
            validate: (value) => value.trim() !== '' || messages.user.enterUserId,
            ...clearing('userId'),
          })}
        />
      )}
      {/* With room for its line: one that comes when the field is left would move the button below the pointer. */}
      <EmailField
        label={texts.email}
        form={form}
        {...ACCOUNT_FIELDS.email}
        className="mt-2.5"
        error={formState.errors.email?.message}
        {...register('email', { ...ACCOUNT_RULES.email, ...clearing('email') })}
      />
      {/* What the dialog said before stays on the page; without mail it stands above. */}
      {result === 'sent' && !isMailFiled && (
        <Note tone="success" title={texts.sent} className="mt-4">
          {texts.next[kind]} {texts.notCome}
        </Note>
      )}
      {result === 'mismatch' && (
        <Note tone="danger" title={ERROR_TEXT.US05} className="mt-4">
          {texts.mismatch[kind]}
        </Note>
      )}
      {/* Not busy: the modal says so. */}
      <Button type="submit" size="large" className="mt-1 w-full">
        {texts.submit}
      </Button>
    </Form>
  );
}

function useFind(kind: 'id' | 'password') {
  const api = useApi();
  const dialog = useDialog();
  const alert = useAlert();
  const { isMailFiled } = useSettings();
  const [result, setResult] = useState<'sent' | 'mismatch' | null>(null);
  const send = async (input: typeof EMPTY) => {
    setResult(null);
    void dialog.open({ title: texts.title, messageHtml: texts.sending, loading: true });
    // The next dialog replaces the loading dialog.
    try {
      await passBotCheck(api);
      await api.post('/api/v1/user/findIdPw', input);
      setResult('sent');
      await alert(texts.sent, {
        title: isMailFiled ? noMailText.find.title : texts.sentTitle,
        icon: isMailFiled ? 'warning' : 'mail',
        hint: isMailFiled ? noMailText.find.hint : texts.sentHint,
        other: isMailFiled
          ? { label: noMailText.find.way, route: paths.contact(), isNext: true }
          : { label: messages.shell.login, route: paths.login() },
      });
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      const hasReason = error.code === 'CM05' || error.code === 'NETWORK' || error.code === 'LO03';
      if (!hasReason) setResult('mismatch');
      await alert(ERROR_TEXT.US05, {
        title: texts.failedTitle,
        icon: 'warning',
        hint: hasReason ? error.message : texts.mismatch[kind],
      });
    }
  };
  return { send, result };
}
