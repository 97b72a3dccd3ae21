import { historyText as text } from '#shared/messages/boards/documents/history.ko.ts';
import { formatDateTime } from '#web/lib/format/dates.ts';
import { Badge } from '#web/ui/badge.tsx';
import type { Version } from './version-lines.ts';

export function VersionTitle({ version, isCurrent }: { version: Version; isCurrent: boolean }) {
  return (
    <span className="flex min-w-0 flex-1 flex-wrap items-center gap-x-4 gap-y-1">
      <span>{text.version(version.version)}</span>
      {isCurrent && <Badge tone="accent">{text.current}</Badge>}
      <span className="min-w-0 text-sm font-normal break-words text-ink-muted">{version.savedBy}</span>
      <time dateTime={version.savedAt} className="text-sm font-normal text-ink-muted">
        {text.savedAt(formatDateTime(version.savedAt))}
      </time>
    </span>
  );
}
