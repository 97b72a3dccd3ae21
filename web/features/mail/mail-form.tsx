import type { ReactNode, SubmitEvent } from 'react';
import { useMemo, useRef, useState } from 'react';
import { LIMITS } from '#shared/limits.ts';
import { htmlToMail, mailToHtml } from '#shared/mail/mail-html.ts';
import { mailPlacesOf, mailTemplateOf } from '#shared/mail/mail-templates.ts';
import { mailText } from '#shared/messages/admin/system/mail.ko.ts';
import { paths } from '#shared/paths.ts';
import type { EditorHandle } from '#web/features/editor/editor-props.ts';
import { FormBar } from '#web/features/admin/form-bar.tsx';
import { LazyEditor } from '#web/features/editor/lazy-editor.tsx';
import { useSettings } from '#web/lib/app-context.tsx';
import { useLeaveWarning } from '#web/lib/dialog/use-leave-warning.ts';
import { Button } from '#web/ui/button.tsx';
import { StaleNotice } from '#web/lib/failures/stale-notice.tsx';
import type { MailWords } from './mail-list.tsx';
import { MailPreview } from './mail-preview.tsx';
import { MailPlaceList } from './mail-place-list.tsx';
import { useMailSteps } from './use-mail-steps.ts';

const text = mailText.form;

interface MailFormProps {
  mail: MailWords;
  /** Below the form and the preview. */
  children?: (isChanged: boolean) => ReactNode;
}

const wordsOf = ({ subject, body }: MailWords) => ({ subject, body });

/** Editor of one mail template with a preview. */
export function MailForm({ mail, children }: MailFormProps) {
  const { productName } = useSettings();
  const template = mailTemplateOf(mail.name);
  const [words, setWords] = useState(wordsOf(mail));
  const [savedAt, setSavedAt] = useState(mail.updatedAt);
  // Not by a new form: the focus would leave the button that saved.
  if (savedAt !== mail.updatedAt) {
    setSavedAt(mail.updatedAt);
    setWords(wordsOf(mail));
  }
  const body = useRef<EditorHandle>(null);
  const places = useMemo(() => mailPlacesOf(mail.name), [mail.name]);
  const { save, overwrite, restore, sendTest, busy, isStale, errors, forget } = useMailSteps(mail);
  const change = (changes: Partial<typeof words>) => {
    setWords((now) => ({ ...now, ...changes }));
    forget(Object.keys(changes));
  };
  const isChanged = words.subject !== mail.subject || words.body !== mail.body;
  useLeaveWarning(() => isChanged, 'mail');
  const prefix = `${template.isAdvertising ? `${mailText.footer.adMark} ` : ''}[${productName}]`;

  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    void save(words);
  };

  const form = useRef<HTMLFormElement>(null);
  /** Does not submit the form, which would lead to what is missing. */
  const test = async () => {
    await sendTest(words);
    requestAnimationFrame(() =>
      requestAnimationFrame(() => form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus()),
    );
  };

  return (
    <div className="grid gap-x-8 gap-y-4 xl:grid-cols-2">
      <form ref={form} noValidate onSubmit={submit} className="min-w-0">
        <LazyEditor
          key={`subject ${mail.updatedAt}`}
          format="line"
          label={text.subject}
          required
          initialHtml={mailToHtml(mail.subject)}
          places={places}
          maxChars={LIMITS.mailSubjectMaxChars}
          hint={text.subjectHint(prefix)}
          error={errors.subject}
          onChange={({ html }) => change({ subject: htmlToMail(html) })}
        />
        <div className="mt-4">
          <LazyEditor
            key={`body ${mail.updatedAt}`}
            format="mail"
            label={text.body}
            required
            initialHtml={mailToHtml(mail.body)}
            places={places}
            handle={body}
            maxChars={LIMITS.mailBodyMaxChars}
            hint={text.bodyHint}
            error={errors.body}
            onChange={({ html }) => change({ body: htmlToMail(html) })}
          />
        </div>
        <MailPlaceList template={template} onInsert={(html) => body.current?.insert(html)} />
        {isStale && (
          <StaleNotice
            href={template.isAdvertising ? paths.adminCampaignWrite() : `${paths.adminMail()}?mail=${mail.name}`}
            isBusy={busy === 'save'}
            onOverwrite={() => void overwrite(words)}
          />
        )}
        <FormBar>
          {mail.updatedAt !== null && (
            <Button
              variant="ghost"
              className="mr-auto text-danger"
              loading={busy === 'restore'}
              onClick={() => void restore()}
            >
              {text.restore}
            </Button>
          )}
          <Button variant="secondary" loading={busy === 'test'} onClick={() => void test()}>
            {text.test}
          </Button>
          <Button type="submit" loading={busy === 'save'}>
            {text.save}
          </Button>
        </FormBar>
      </form>
      <MailPreview name={mail.name} words={words} />
      {children && <div className="min-w-0 xl:col-span-2">{children(isChanged)}</div>}
    </div>
  );
}
