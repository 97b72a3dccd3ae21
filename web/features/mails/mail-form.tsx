import type { SubmitEvent } from 'react';
import { useRef, useState } from 'react';
import { Link } from 'react-router';
import { LIMITS } from '#shared/limits.ts';
import { mailTemplateOf } from '#shared/mail/mail-templates.ts';
import { mailText } from '#shared/messages/admin/mail.ko.ts';
import { useSettings } from '#web/lib/app-context.tsx';
import { paths } from '#shared/paths.ts';
import { Button } from '#web/ui/button.tsx';
import { TextArea, TextField } from '#web/ui/form/text-field.tsx';
import { CampaignButton } from './campaign-button.tsx';
import type { MailWords } from './mail-list.tsx';
import { MailPreview } from './mail-preview.tsx';
import { PlaceList } from './place-list.tsx';
import { useMailSteps } from './use-mail-steps.ts';

const text = mailText.form;

/** Editor of one mail template with a preview. */
export function MailForm({ mail }: { mail: MailWords }) {
  const { productName } = useSettings();
  const template = mailTemplateOf(mail.name);
  const [words, setWords] = useState({ subject: mail.subject, body: mail.body });
  const body = useRef<HTMLTextAreaElement>(null);
  const { save, restore, sendTest, busy, errors, forget } = useMailSteps(mail.name);
  const change = (changes: Partial<typeof words>) => {
    setWords((now) => ({ ...now, ...changes }));
    forget(Object.keys(changes));
  };
  const isChanged = words.subject !== mail.subject || words.body !== mail.body;
  const prefix = `${template.isAdvertising ? `${mailText.footer.adMark} ` : ''}[${productName}]`;

  /** Inserts a placeholder at the cursor. */
  const insert = (place: string) => {
    const { selectionStart: start, selectionEnd: end } = body.current ?? { selectionStart: 0, selectionEnd: 0 };
    change({ body: `${words.body.slice(0, start)}{${place}}${words.body.slice(end)}` });
    body.current?.focus();
  };

  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    void save(words);
  };

  return (
    <>
      <div className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1">
        <h2 className="text-title font-bold text-ink">{template.name}</h2>
        <Link to={paths.adminMail()} className="py-1 text-label text-ink-soft underline underline-offset-3">
          {mailText.back}
        </Link>
      </div>
      <p className="mt-1 text-label text-ink-muted">
        {mailText.when}: {template.when}
      </p>
      <div className="mt-6 grid gap-8 xl:grid-cols-2">
        <form noValidate onSubmit={submit} className="min-w-0">
          <TextField
            label={text.subject}
            required
            value={words.subject}
            maxLength={LIMITS.mailSubjectMaxChars}
            hint={text.subjectHint(prefix)}
            error={errors.subject}
            onChange={({ target }) => change({ subject: target.value })}
          />
          <TextArea
            ref={body}
            label={text.body}
            required
            rows={12}
            value={words.body}
            maxLength={LIMITS.mailBodyMaxChars}
            hint={text.bodyHint}
            error={errors.body}
            className="mt-2"
            onChange={({ target }) => change({ body: target.value })}
          />
          <PlaceList template={template} onInsert={insert} />
          <div className="mt-6 flex flex-wrap gap-2">
            <Button type="submit" loading={busy === 'save'}>
              {text.save}
            </Button>
            <Button variant="secondary" loading={busy === 'test'} onClick={() => void sendTest(words)}>
              {text.test}
            </Button>
            {template.isAdvertising && <CampaignButton isChanged={isChanged} />}
            {mail.updatedAt !== null && (
              <Button
                variant="ghost"
                className="text-danger"
                loading={busy === 'restore'}
                onClick={() => void restore()}
              >
                {text.restore}
              </Button>
            )}
          </div>
        </form>
        <MailPreview name={mail.name} words={words} />
      </div>
    </>
  );
}
