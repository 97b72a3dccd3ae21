import type { UserDetail } from '#shared/contract/admin/user.contract.ts';
import { adminText } from '#shared/messages/admin/admin.ko.ts';
import { userAdminText } from '#shared/messages/admin/people/user.ko.ts';
import { formatDateTime } from '#web/lib/format/dates.ts';
import { Disclosure } from '#web/ui/navigation/disclosure.tsx';

const text = userAdminText.detail;

/** Consents of the member with dates, and who viewed this data before. */
export function ConsentSection({ detail }: { detail: UserDetail }) {
  return (
    <div className="mt-7 border-t border-line">
      <Disclosure title={text.consents}>
        <ul className="space-y-1.5 text-sm">
          {detail.consents.length === 0 && <li>{text.none}</li>}
          {detail.consents.map(({ kind, version, agreed, agreedAt }) => (
            <li key={kind + agreedAt} className="flex flex-wrap justify-between gap-x-4">
              <span>{userAdminText.consentKinds[kind] ?? kind}</span>
              <span className={agreed ? 'text-success' : 'text-ink-muted'}>
                {agreed ? text.agreed : text.disagreed} · {text.version(version)} · {formatDateTime(agreedAt)}
              </span>
            </li>
          ))}
        </ul>
      </Disclosure>
      <Disclosure title={text.looks}>
        <ol className="space-y-1.5 text-sm">
          {detail.looks.length === 0 && <li>{text.noLooks}</li>}
          {detail.looks.map(({ actorName, actorLoginId, createdAt }) => (
            <li key={createdAt + actorName} className="flex gap-x-3">
              <time dateTime={createdAt} className="text-ink-muted tabular-nums">
                {formatDateTime(createdAt)}
              </time>
              <span className="text-ink">{adminText.person(actorName, actorLoginId)}</span>
            </li>
          ))}
        </ol>
      </Disclosure>
    </div>
  );
}
