import type { OutputOf } from '#shared/contract/calls.ts';
import { historyText as text } from '#shared/messages/boards/history.ko.ts';
import { formatDateTime } from '#web/lib/format/dates.ts';

type Version = OutputOf<'/api/v1/board/versions'>['list'][number];

export function VersionTitle({ version: { version, savedBy, savedAt } }: { version: Version }) {
  return (
    <span className="flex min-w-0 flex-1 flex-wrap items-center gap-x-4 gap-y-1">
      <span>{text.version(version)}</span>
      <span className="text-sm font-normal text-ink-muted">{savedBy}</span>
      <time dateTime={savedAt} className="text-sm font-normal text-ink-muted">
        {text.until(formatDateTime(savedAt))}
      </time>
    </span>
  );
}
