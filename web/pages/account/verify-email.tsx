import { useSearchParams } from 'react-router';
import { activityText } from '#shared/messages/account/activity.ko.ts';
import { messages } from '#shared/messages.ko.ts';
import { paths } from '#shared/paths.ts';
import { LinkAction } from '#web/features/users/link-action.tsx';
import { useApi, useAppState } from '#web/lib/app-context.tsx';

const texts = messages.verifyEmail;

const ENDED = {
  account: { hint: texts.endedHint, label: texts.askAgain, to: paths.userEdit() },
  inquiry: { ...texts.inquiryEnded, to: paths.contact() },
};

const ONWARD = {
  member: { label: activityText.title, to: paths.myActivity() },
  visitor: { label: messages.shell.login, to: paths.login() },
};

/**
 * A signed id with its signature; who sent the inquiry may have no account. Links of accounts carry a secret of 43
 * characters, longer than an id, to which a mail program may add the full stop of a sentence.
 */
const isOfInquiry = (token: string) => /^[\w-]{1,42}\.[\w-]/.test(token);

/** Target of the mails that verify an email address: a changed one, a sign-up's, an inquiry's. */
export function Component() {
  const [search] = useSearchParams();
  const api = useApi();
  const isMember = useAppState((state) => state.loginId !== '');
  const token = search.get('token') ?? '';
  const verify = async () => {
    const { email, kind } = await api.post('/api/v1/user/verify-email', { token });
    return texts.done[kind](email);
  };
  const isInquiry = isOfInquiry(token);
  const account = isMember ? ONWARD.member : ONWARD.visitor;
  return (
    <LinkAction
      text={texts}
      act={verify}
      ended={isInquiry ? ENDED.inquiry : ENDED.account}
      onward={isInquiry ? undefined : account}
    />
  );
}
