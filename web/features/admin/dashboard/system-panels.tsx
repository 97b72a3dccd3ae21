import { dashboardText } from '#shared/messages/admin/dashboard.ko.ts';
import { formatDate } from '#web/lib/format/dates.ts';
import { formatFileSize } from '#web/features/files/format/file-size.ts';
import { RankList } from '../charts/rank-list.tsx';
import { Panel, PanelPart } from './panel.tsx';
import type { Dashboard } from './people-panels.tsx';

export function AssistantPanel({ assistant }: { assistant: NonNullable<Dashboard['assistant']> }) {
  const text = dashboardText.assistant;
  const { gaps, ...counts } = assistant;
  return (
    <Panel title={text.title} note={text.note}>
      <Figures
        figures={(['answered', 'unanswered', 'failed', 'disliked'] as const).map((name) => [text[name], counts[name]])}
      />
      <div className="mt-6">
        <PanelPart title={text.gaps}>
          {gaps.length === 0 ? (
            <p className="text-label text-ink-muted">{text.none}</p>
          ) : (
            <ul className="space-y-2 text-label">
              {gaps.map(({ question, createdAt }) => (
                <li key={createdAt + question} className="flex justify-between gap-3">
                  <span className="min-w-0 truncate text-ink">{question}</span>
                  <span className="shrink-0 text-sm text-ink-muted tabular-nums">{formatDate(createdAt)}</span>
                </li>
              ))}
            </ul>
          )}
        </PanelPart>
      </div>
    </Panel>
  );
}

export function SystemPanel({ system: { mail, storage } }: { system: NonNullable<Dashboard['system']> }) {
  const text = dashboardText.system;
  const ranks = storage.map(({ name, files, bytes }) => ({
    key: name,
    label: (
      <>
        {name} <span className="text-sm text-ink-muted">{text.files(files)}</span>
      </>
    ),
    value: bytes,
    shown: formatFileSize(bytes),
  }));
  return (
    <Panel title={text.title}>
      <PanelPart title={text.mail}>
        <Figures figures={(['waiting', 'failed', 'sent'] as const).map((name) => [text[name], mail[name]])} />
      </PanelPart>
      <div className="mt-6">
        <PanelPart title={text.storage}>
          <RankList ranks={ranks} none={text.none} />
        </PanelPart>
      </div>
    </Panel>
  );
}

function Figures({ figures }: { figures: readonly (readonly [string, number])[] }) {
  return (
    <dl className="flex flex-wrap gap-x-8 gap-y-3">
      {figures.map(([label, value]) => (
        <div key={label}>
          <dt className="text-sm text-ink-muted">{label}</dt>
          <dd className="text-lg font-bold text-ink tabular-nums">{dashboardText.pieces(value)}</dd>
        </div>
      ))}
    </dl>
  );
}
