import { MAIL_STATES } from '#shared/mail/mail-states.ts';
import { outboxText } from '#shared/messages/admin/system/outbox.ko.ts';
import { dashboardText } from '#shared/messages/admin/dashboard.ko.ts';
import { formatFileSize } from '#web/features/files/format/file-size.ts';
import { paths } from '#shared/paths.ts';
import { RankList } from '../charts/rank-list.tsx';
import { placeName } from '../health/storage-place.ts';
import { Panel, PanelPart } from './panel.tsx';
import type { Dashboard } from './dashboard.ts';
import { LinkedFigures } from './linked-figures.tsx';

export function SystemPanel({ system: { mail, storage } }: { system: NonNullable<Dashboard['system']> }) {
  const text = dashboardText.system;
  const ranks = storage.map(({ place, files, bytes }) => ({
    key: place,
    label: (
      <>
        {placeName(place)} <span className="text-sm text-ink-muted">{text.files(files)}</span>
      </>
    ),
    href: paths.adminFiles(place),
    value: bytes,
    shown: formatFileSize(bytes),
  }));
  return (
    <Panel title={text.title}>
      <PanelPart title={text.mail}>
        <LinkedFigures
          figures={MAIL_STATES.filter((name) => name !== 'filed' || mail.filed > 0).map((name) => ({
            label: outboxText.status[name],
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
