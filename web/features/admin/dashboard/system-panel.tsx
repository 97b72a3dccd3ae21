import { boardOf } from '#shared/boards.ts';
import { adminText } from '#shared/messages/admin/admin.ko.ts';
import { MAIL_STATES } from '#shared/mail/mail-states.ts';
import { outboxText } from '#shared/messages/admin/system/outbox.ko.ts';
import { dashboardText } from '#shared/messages/admin/dashboard.ko.ts';
import { formatFileSize } from '#web/features/files/format/file-size.ts';
import { paths } from '#shared/paths.ts';
import { RankList } from '../charts/rank-list.tsx';
import { Panel, PanelPart } from './panel.tsx';
import type { Dashboard } from './dashboard.ts';
import { LinkedFigures } from './linked-figures.tsx';

type StoragePlace = NonNullable<Dashboard['system']>['storage'][number]['place'];

const nameOf = (place: StoragePlace) =>
  place === 'drivers' || place === 'inquiries' ? adminText.storage[place] : boardOf(place).name;

function listOf(place: StoragePlace): string {
  if (place === 'drivers') return paths.adminDrivers();
  return place === 'inquiries' ? paths.contactList() : `${paths.adminContents()}?board=${place}`;
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
    <Panel title={text.title} className="max-xl:order-last">
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
