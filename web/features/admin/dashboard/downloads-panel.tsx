import { boardOf } from '#shared/boards.ts';
import { dashboardText } from '#shared/messages/admin/dashboard.ko.ts';
import { paths } from '#shared/paths.ts';
import { RankList } from '../charts/rank-list.tsx';
import { Panel } from './panel.tsx';
import type { Dashboard } from './dashboard.ts';

export function DownloadsPanel({ downloads }: { downloads: NonNullable<Dashboard['downloads']> }) {
  const text = dashboardText.downloads;
  const ranks = downloads.map(({ name, boardType, documentId, count }, at) => ({
    key: `${at} ${name}`,
    label: (
      <>
        {name} <span className="text-sm text-ink-muted">{boardOf(boardType).name}</span>
      </>
    ),
    href: paths.boardDetail(boardType, documentId),
    value: count,
    shown: dashboardText.times(count),
  }));
  return (
    <Panel title={text.title}>
      <RankList ranks={ranks} none={text.none} />
    </Panel>
  );
}
