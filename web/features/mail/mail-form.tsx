import type { SubmitEvent } from 'react';
import { useMemo, useRef, useState } from 'react';
import { LIMITS } from '#shared/limits.ts';
import { htmlToMail, mailToHtml } from '#shared/mail/mail-html.ts';
import { mailPlacesOf, mailTemplateOf } from '#shared/mail/mail-templates.ts';
import { mailText } from '#shared/messages/admin/mail.ko.ts';
import type { EditorHandle } from '#web/features/editor/editor-props.ts';
import { LazyEditor } from '#web/features/editor/lazy-editor.tsx';
import { useSettings } from '#web/lib/app-context.tsx';
import { paths } from '#shared/paths.ts';
import { Button } from '#web/ui/button.tsx';
import { CampaignButton } from './campaign-button.tsx';
import type { MailWords } from './mail-list.tsx';
import { MailPreview } from './mail-preview.tsx';
import { MailPlaceList } from './mail-place-list.tsx';
import { useMailSteps } from './use-mail-steps.ts';
import { Link } from '#web/lib/link.tsx';

const text = mailText.form;

/** Editor of one mail template with a preview. */
export function MailForm({ mail }: { mail: MailWords }) {
  const { productName } = useSettings();
  const template = mailTemplateOf(mail.name);
  const [words, setWords] = useState({ subject: mail.subject, body: mail.body });
  const body = useRef<EditorHandle>(null);
  const places = useMemo(() => mailPlacesOf(mail.name), [mail.name]);
  const { save, restore, sendTest, busy, errors, forget } = useMailSteps(mail.name);
  const change = (changes: Partial<typeof words>) => {
    setWords((now) => ({ ...now, ...changes }));
    forget(Object.keys(changes));
  };
  const isChanged = words.subject !== mail.subject || words.body !== mail.body;
  const prefix = `${template.isAdvertising ? `${mailText.footer.adMark} ` : ''}[${productName}]`;

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
