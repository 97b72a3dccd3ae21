import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import type { Concern } from '#shared/contract/admin/health.contract.ts';
import { createAppStore } from '#web/lib/app-store.ts';
import type { AppServices } from '#web/lib/app-context.tsx';
import { AppProvider } from '#web/lib/app-context.tsx';
import { ConcernList } from './concern-list.tsx';

const shown = (concern: Concern, loginId = 'boss2026') => shownAll([concern], false, loginId);

const shownAll = (concerns: Concern[], isFolded: boolean, loginId = 'boss2026') =>
  renderToStaticMarkup(
    <AppProvider services={{ store: createAppStore({ loginId }) } as AppServices}>
      <ConcernList concerns={concerns} isFolded={isFolded} />
    </AppProvider>,
  );

const shownTo = (loginId: string, userIds: string[]) =>
  shown({ kind: 'unreachableAdministrator', count: userIds.length, userIds }, loginId);

it('says why backups cannot be written, and which files are known to be lost', () => {
  const folder = shown({ kind: 'backupFolder', count: 0, detail: 'vm:3000: 디스크가 가득 찼습니다' });
  expect(folder).toContain('vm:3000: 디스크가 가득 찼습니다');
  expect(folder).toContain('href="/admin/health#backup"');
  expect(shown({ kind: 'lostFiles', count: 2, detail: '88/a, 88/b' })).toMatch(/파일이 2개 있습니다.*88\/a, 88\/b/);
});

it('says how to switch backups on, or where the first one will be', () => {
  expect(shown({ kind: 'noBackup', count: 0 })).toContain('BACKUP_DIR을 지정하면');
  expect(shown({ kind: 'noBackup', count: 0, detail: '/backups' })).toContain('한 시간 안에 /backups 폴더에');
  expect(shown({ kind: 'noBackup', count: 0, detail: '' }), 'not now').toMatch(
    />아직 첨부파일까지 모두 백업한 적이 없습니다\.</,
  );
});

it('leads to one’s own data where the concern is one’s own alone, else to the members', () => {
  expect(shownTo('boss2026', ['boss2026'])).toContain('href="/userEdit"');
  expect(shownTo('boss2026', ['noaddress1'])).toContain('href="/admin/users"');
  expect(shownTo('boss2026', ['boss2026', 'noaddress1'])).toContain('href="/admin/users"');
});

it('leads to the text whose change nobody was told of, and tells where a mail to confirm is', () => {
  const term = { count: 1, term: 'marketing', detail: '2.0' } as const;
  const untold = shown({ kind: 'untoldTerm', ...term });
  expect(untold).toContain('시행된 글이 있습니다: 마케팅 정보 수신 동의 2.0.');
  expect(untold).toContain('href="/admin/terms?kind=marketing"');
  expect(shown({ kind: 'dueNotice', ...term })).toContain('href="/admin/terms?kind=marketing"');
  const waits = { kind: 'unconfirmedAdministrator', count: 1, userIds: ['boss2026'] } as const;
  expect(shown({ ...waits, userIds: ['boss2026'] })).toMatch(/href="\/userEdit".*확인 메일의 링크를 눌러주세요\.</);
  expect(shown({ ...waits, userIds: ['other1'], detail: '/data/mail' })).toContain('서버의 /data/mail 폴더에');
});

it('is one line where other work begins below, unless there is but one', () => {
  const failed: Concern = { kind: 'failedMail', count: 2 };
  const all: Concern[] = [failed, { kind: 'noMailServer', count: 0 }];
  expect(shownAll(all, true)).toMatch(/aria-expanded="false".*확인이 필요한 일 2가지.*<ul[^>]* class="[^"]* hidden"/);
  for (const html of [shownAll(all, false), shownAll([failed], true)]) expect(html).not.toMatch(/button| hidden"/);
});
