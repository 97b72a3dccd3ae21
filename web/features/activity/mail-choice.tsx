import { useState } from 'react';
import { MAIL_TOPICS, STAFF_MAIL_TOPICS } from '#shared/activity.ts';
import type { MailTopic } from '#shared/activity.ts';
import type { OutputOf } from '#shared/contract/calls.ts';
import { activityText } from '#shared/messages/account/activity.ko.ts';
import { noMailText } from '#shared/messages/account/email/no-mail.ko.ts';
import { paths } from '#shared/paths.ts';
import { canByRole } from '#shared/role-permissions.ts';
import { useApi, useAppState, useSettings, useToast } from '#web/lib/app-context.tsx';
import { useShowFailure } from '#web/lib/failures/use-show-failure.ts';
import { Switch } from '#web/ui/form/checkbox.tsx';
import { Link } from '#web/lib/link.tsx';

const text = activityText.mail;

type Choice = OutputOf<'/api/v1/user/notification-mail'>;

/** Which notifications come by mail, too. Each switch is saved at once. */
export function MailChoice({ choice }: { choice: Choice }) {
  const api = useApi();
  const toast = useToast();
  const showFailure = useShowFailure();
  const { isMailFiled } = useSettings();
  const isStaff = useAppState(({ loginId, roles }) => canByRole.accessAdmin({ id: loginId, roles }));
  const [byMail, setByMail] = useState(choice.byMail);

  const waiting = isMailFiled ? noMailText.activity.waiting : text.waiting;
  const wanted = choice.isEmailConfirmed && !isMailFiled ? text.on : waiting;

  const change = async (topic: MailTopic, wanted: boolean) => {
    setByMail((before) => ({ ...before, [topic]: wanted }));
    try {
      const saved = await api.post('/api/v1/user/notification-mail', { change: { topic, byMail: wanted } });
      setByMail(saved.byMail);
      toast.success(text.saved);
    } catch (error) {
      setByMail((before) => ({ ...before, [topic]: !wanted }));
      showFailure(error);
    }
  };

  return (
    <fieldset className="rounded-card bg-surface-soft p-5 md:p-6">
      {/* A float stands in the box instead of on its edge. */}
      <legend className="float-left w-full font-semibold text-ink">{text.title}</legend>
      <p className="clear-both pt-2 mb-2 text-sm text-ink-muted">
        {isMailFiled ? noMailText.activity.mailHint : text.hint}
      </p>
      {!isMailFiled && !choice.isEmailConfirmed && (
        <p className="my-3 rounded-control bg-warning-soft px-3 py-2.5 text-sm text-warning">
          {text.unconfirmed}{' '}
          <Link to={paths.userEdit()} className="font-medium underline underline-offset-4">
            {text.confirm}
          </Link>
        </p>
      )}
      {MAIL_TOPICS.filter((topic) => isStaff || !STAFF_MAIL_TOPICS.includes(topic)).map((topic) => (
        <Switch
          key={topic}
          label={text.topics[topic]}
          checked={byMail[topic]}
          state={byMail[topic] ? wanted : text.off}
          onChange={(event) => void change(topic, event.target.checked)}
        />
      ))}
    </fieldset>
  );
}
