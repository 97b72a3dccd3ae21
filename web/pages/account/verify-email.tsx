import type { LoaderFunctionArgs } from 'react-router';
import { useLoaderData } from 'react-router';
import { activityText } from '#shared/messages/account/activity.ko.ts';
import { verifyAccountText } from '#shared/messages/account/verify-account.ko.ts';
import { messages } from '#shared/messages.ko.ts';
import { paths } from '#shared/paths.ts';
import { LinkAction, readLinkToken } from '#web/features/users/link-action.tsx';
import { useApi, useAppState } from '#web/lib/app-context.tsx';
import { formatDateTime } from '#web/lib/format/dates.ts';
import { apiFrom } from '#web/lib/page/loader-context.ts';

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

export async function loader(args: LoaderFunctionArgs) {
  const token = readLinkToken(args);
  const link = await apiFrom(args).post('/api/v1/user/verify-check', { token }, { signal: args.request.signal });
  return { token, ...link };
}

/** Target of the mails that verify an email address: a changed one, a sign-up's, an inquiry's. */
export function Component() {
  const { token, isValid, accounts } = useLoaderData<typeof loader>();
  const api = useApi();
  const isMember = useAppState((state) => state.loginId !== '');
  const verify = async (accountId: string) => {
    const { email, kind } = await api.post('/api/v1/user/verify-email', { token, accountId });
    return texts.done[kind](email);
  };
  const [only, ...others] = accounts.map(({ id, userId, createdAt }) => {
    const shown = [userId, formatDateTime(createdAt)] as const;
    return { value: id, label: verifyAccountText.choice(...shown), text: verifyAccountText.one(...shown) };
  });
  const description = others.length > 0 ? verifyAccountText.several : (only?.text ?? texts.description);
  const isInquiry = isOfInquiry(token);
  const account = isMember ? ONWARD.member : ONWARD.visitor;
  return (
    <LinkAction
      text={{ ...texts, description }}
      act={verify}
      choices={only && (others.length > 0 ? [only, ...others] : [{ value: only.value, label: texts.submit }])}
      hasEnded={!isValid}
      ended={isInquiry ? ENDED.inquiry : ENDED.account}
      onward={isInquiry ? undefined : account}
    />
  );
}
