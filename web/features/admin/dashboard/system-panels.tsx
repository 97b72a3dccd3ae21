import { boardOf } from '#shared/boards.ts';
import { adminText } from '#shared/messages/admin/admin.ko.ts';
import { dashboardText } from '#shared/messages/admin/dashboard.ko.ts';
import { formatDate } from '#web/lib/format/dates.ts';
import { formatFileSize } from '#web/features/files/format/file-size.ts';
import { paths } from '#shared/paths.ts';
import { RankList } from '../charts/rank-list.tsx';
import { Panel, PanelPart } from './panel.tsx';
import type { Dashboard } from './people-panels.tsx';
import { Link } from '#web/lib/link.tsx';

const ANSWERS = {
  answered: `${paths.adminAssistantConversations()}?state=answered`,
  unanswered: `${paths.adminAssistantConversations()}?state=unanswered`,
  failed: `${paths.adminAssistantConversations()}?state=failed`,
  disliked: `${paths.adminAssistantConversations()}?rating=dislike`,
};

type StoragePlace = NonNullable<Dashboard['system']>['storage'][number]['place'];

const nameOf = (place: StoragePlace) =>
  place === 'drivers' || place === 'inquiries' ? adminText.storage[place] : boardOf(place).name;

function listOf(place: StoragePlace): string {
  if (place === 'drivers') return paths.adminDrivers();
  return place === 'inquiries' ? paths.contactList() : `${paths.adminContents()}?board=${place}`;
}

export function AssistantPanel({ assistant }: { assistant: NonNullable<Dashboard['assistant']> }) {
  const text = dashboardText.assistant;
  const { gaps, ...counts } = assistant;
  return (
    <Panel title={text.title} note={text.note} to={paths.adminAssistantConversations()}>
      <Figures
        figures={(['answered', 'unanswered', 'failed', 'disliked'] as const).map((name) => ({
          label: text[name],
          value: counts[name],
          href: ANSWERS[name],
        }))}
      />
      <div className="mt-6">
        <PanelPart title={text.gaps}>
          {gaps.length === 0 ? (
            <p className="text-label text-ink-muted">{text.none}</p>
          ) : (
            <ul className="space-y-2 text-label">
              {gaps.map(({ question, createdAt }) => (
                <li key={createdAt + question} className="flex justify-between gap-3">
                  <Link to={paths.adminAssistantGaps()} className="min-w-0 truncate text-ink hover:underline">
                    {question}
                  </Link>
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
  const ranks = storage.map(({ place, files, bytes }) => ({
    key: place,
    label: (
      <>
        {nameOf(place)} <span className="text-sm text-ink-muted">{text.files(files)}</span>
      </>
    ),
    href: listOf(place),
    value: bytes,
    shown: formatFileSize(bytes),
  }));
  return (
    <Panel title={text.title}>
      <PanelPart title={text.mail}>
        <Figures
          figures={(['waiting', 'failed', 'sent'] as const).map((name) => ({
            label: text[name],
            value: mail[name],
            href: `${paths.adminOutbox()}?status=${name}`,
          }))}
        />
      </PanelPart>
      <div className="mt-6">
        <PanelPart title={text.storage}>
          <RankList ranks={ranks} none={text.none} />
        </PanelPart>
      </div>
    </Panel>
  );
}

interface Figure {
  label: string;
  value: number;
  /** The list that it counts. */
  href: string;
}

const Figures = ({ figures }: { figures: readonly Figure[] }) => (
  <ul className="flex flex-wrap gap-2">
    {figures.map(({ label, value, href }) => (
      <li key={label}>
        <Link to={href} className="block rounded-control border border-line px-3.5 py-2 hover:border-line-strong">
          <span className="block text-sm text-ink-muted">{label}</span>
          <span className="block text-lg font-bold text-ink tabular-nums">{dashboardText.pieces(value)}</span>
        </Link>
      </li>
    ))}
  </ul>
);
