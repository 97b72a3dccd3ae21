import { expect, it } from 'vitest';
import type { OutputOf } from '#shared/contract/calls.ts';
import { openAsAdministrator as open } from '#web/rendered-page.fixture.ts';

const AT = '2026-11-20T05:06:00.000Z';
const SHOWN = '2026.11.20 14:06';
/** Three pages. */
const many = { totalCount: 45, size: 20 };

it('the audit log tells who did what to whom, as it is narrowed by the address', async () => {
  const entry = { createdAt: AT, ip: '10.0.0.7', hash: 'x' };
  const { rows, text, chosen, links, sent } = await open(
    '/admin/audit?action=user.roles&actor=aion&from=2026-11-01&page=2',
    {
      '/api/v1/admin/audit': {
        ...many,
        list: [
          {
            ...entry,
            number: 7,
            actorName: 'aionadmin',
            action: 'user.roles',
            target: 'hong1234',
            targetUserId: 'u1',
            detail: '일반회원 → 영업',
          },
          { ...entry, number: 6, actorName: '', action: 'login.lock', target: 'kim', targetUserId: null, detail: '' },
          {
            ...entry,
            number: 5,
            actorName: 'sales01',
            action: 'contract.withdrawLink',
            target: 'C-20261121-0001',
            targetUserId: null,
            detail: '',
          },
          ...(['assistant.open', 'assistant.erase'] as const).map((action, at) => ({
            ...entry,
            number: 4 - at,
            actorName: 'aionadmin',
            action,
            target: '0198c1f2-7d3e-7000-8000-000000000001',
            targetUserId: null,
            detail: '',
          })),
        ],
      },
    },
  );
  expect(rows).toEqual([
    ['7', SHOWN, 'aionadmin', '역할 변경', '10.0.0.7', 'hong1234 · 일반회원 → 영업'],
    ['6', SHOWN, '포털', '계정 잠금', '10.0.0.7', 'kim'],
    ['5', SHOWN, 'sales01', '동의 철회 링크 보내기', '10.0.0.7', 'C-20261121-0001'],
    ['4', SHOWN, 'aionadmin', '상담 대화 열람', '10.0.0.7', '상담 대화 0198c1f2'],
    ['3', SHOWN, 'aionadmin', '상담 대화 삭제', '10.0.0.7', '상담 대화 0198c1f2'],
  ]);
  expect(text).toContain('총 45건');
  expect(chosen).toEqual(['역할 변경', '직접 지정']);
  expect(links).toContain('/admin/audit?page=3&actor=aion&action=user.roles&from=2026-11-01');
  expect(links.filter((link) => /\/admin\/users|\/contact\/list|conversations\//.test(link))).toEqual([
    '/admin/users?open=u1',
    '/contact/list?q=C-20261121-0001',
    '/admin/assistant/conversations/0198c1f2-7d3e-7000-8000-000000000001',
  ]);
  expect(text, 'of the rows that lead on').toContain('↑↓ 링크가 있는 행으로 이동 · Enter 열기');
  expect(sent('/api/v1/admin/audit')).toEqual({
    actor: 'aion',
    action: 'user.roles',
    from: '2026-11-01',
    until: '',
    page: 2,
  });
});

it('an audit log in which nothing leads on promises no keys', async () => {
  const entry = { number: 1, createdAt: AT, actorName: 'a', detail: '', ip: '', hash: 'x' };
  const { text } = await open('/admin/audit', {
    '/api/v1/admin/audit': { ...many, list: [{ ...entry, action: 'audit.export', target: '', targetUserId: null }] },
  });
  expect(text).not.toContain('Enter 열기');
});

it('erasures tell why, and of how many', async () => {
  const { rows, sent } = await open('/admin/privacy?tab=erasures&page=3', {
    '/api/v1/admin/erasures': { ...many, list: [{ id: 'e1', rule: 'contract.withdrawn', count: 1200, erasedAt: AT }] },
  });
  expect(rows).toEqual([[SHOWN, '문의 동의 철회', '1,200건']]);
  expect(sent('/api/v1/admin/erasures')).toEqual({ page: 3 });
});

it('consents tell in one row what somebody answered at once, also those who left and texts that are no longer used', async () => {
  const consent = { agreedAt: AT, version: '1.2', maskedName: '홍*동', maskedEmail: 'h***@example.com' };
  const ofMember = { ...consent, source: 'user', holder: 'ho***' } as const;
  const erased = { maskedName: '', maskedEmail: '' };
  const { rows, text, chosen, sent } = await open(
    '/admin/privacy?tab=consents&kind=marketing&person=a@b.kr&until=2026-11-30',
    {
      '/api/v1/admin/consents': {
        ...many,
        list: [
          { ...ofMember, id: '1', kind: 'marketing-sms', answer: 'refused' },
          { ...consent, ...erased, id: '2', kind: 'marketing', answer: 'withdrawn', source: 'user', holder: '' },
          { ...ofMember, id: '3', kind: 'marketing', answer: 'agreed' },
          { ...ofMember, id: '4', kind: 'marketing-email', answer: 'agreed' },
          {
            ...consent,
            id: '5',
            kind: 'of-old',
            version: '1.1',
            answer: 'refused',
            source: 'contract',
            holder: 'C-2026-0001',
          },
          { ...consent, id: '6', kind: 'of-old', answer: 'agreed', source: 'contract', holder: 'C-2026-0002' },
        ],
      },
    },
  );
  expect(rows).toEqual([
    [
      SHOWN,
      '회원 ho***',
      `홍*동 회원 ho*** h***@example.com ${SHOWN}`,
      '마케팅 활용 동의',
      '마케팅 이메일 동의',
      '마케팅 문자 동의하지 않음',
      '',
    ],
    [SHOWN, '탈퇴 회원', `이름과 이메일 파기됨 탈퇴 회원 ${SHOWN}`, '마케팅 활용 철회 철회', '', '', ''],
    [SHOWN, 'C-2026-0001', `홍*동 C-2026-0001 h***@example.com ${SHOWN}`, '', '', '', 'of-old 동의하지 않음 1.1'],
    [SHOWN, 'C-2026-0002', `홍*동 C-2026-0002 h***@example.com ${SHOWN}`, '', '', '', 'of-old 동의'],
  ]);
  expect(text, 'answers, as in the file').toContain(`응답 ${many.totalCount}건`);
  expect(text, 'what the marks are').toContain('✓ 동의, – 동의하지 않음, 빈칸:');
  expect(chosen).toEqual(['마케팅 활용', '직접 지정']);
  expect(sent('/api/v1/admin/consents')).toEqual({
    kind: 'marketing',
    person: 'a@b.kr',
    from: '',
    until: '2026-11-30',
    page: 1,
  });
});

it('accesses to personal data tell who had them and to whose, and lead there, as they are narrowed by the address', async () => {
  const access = {
    accessedAt: AT,
    actorName: '김상담',
    actorLoginId: 'sales1',
    inquiry: null,
    member: null,
    reason: '',
    ip: '10.0.0.1',
  };
  const inquiry = { contractId: 'c1', contractNumber: 'C-2026-0001' };
  const { rows, links, sent } = await open('/admin/privacy?actor=김&action=downloads&from=2026-11-20&page=2', {
    '/api/v1/admin/accesses': {
      ...many,
      list: [
        { ...access, id: '1', action: 'open', inquiry },
        { ...access, id: '2', action: 'member', member: { userId: 'u1', loginId: 'hong2026' } },
        { ...access, id: '3', action: 'member' },
        { ...access, id: '4', action: 'export', reason: '회의 자료 (12건)' },
        { ...access, id: '5', action: 'file', actorLoginId: '' },
      ],
    },
  });
  expect(rows).toEqual([
    [SHOWN, '김상담 (sales1)', '문의 열람', 'C-2026-0001', '10.0.0.1'],
    [SHOWN, '김상담 (sales1)', '회원 정보 열람', '회원 hong2026', '10.0.0.1'],
    [SHOWN, '김상담 (sales1)', '회원 정보 열람', '탈퇴 회원', '10.0.0.1'],
    [SHOWN, '김상담 (sales1)', '문의 목록 다운로드', '문의 목록 사유: 회의 자료 (12건)', '10.0.0.1'],
    [SHOWN, '김상담', '문의 첨부파일 다운로드', '파기됨', '10.0.0.1'],
  ]);
  expect(links).toEqual(expect.arrayContaining(['/contact/list?open=c1', '/admin/users?open=u1']));
  expect(sent('/api/v1/admin/accesses')).toEqual({
    actor: '김',
    action: 'downloads',
    from: '2026-11-20',
    until: '',
    page: 2,
  });
});

it('an empty list of mails or of personal data counts nothing beside its message', async () => {
  const empty = { list: [], totalCount: 0, size: 20 };
  const outbox = await open('/admin/outbox', { '/api/v1/admin/outbox': { ...empty, counts: [], refused: 0 } });
  expect(outbox.text).toContain('보낸 메일이 없습니다');
  expect(outbox.text).not.toContain('총 0');
  const accesses = await open('/admin/privacy', { '/api/v1/admin/accesses': empty });
  expect(accesses.text).toContain('개인정보를 열람한 기록이 없습니다.');
  expect(accesses.text).not.toContain('총 0');
});

it('drivers tell their version, system, size and where they are from', async () => {
  const { rows, links, sent } = await open('/admin/drivers?type=edge&page=2', {
    '/api/v1/driver/list': {
      ...many,
      page: 2,
      sourceHosts: [],
      list: [
        {
          fileVersion: '131.0.6778.85',
          fileUuid: 'u1',
          platform: 'win64',
          fileName: 'driver.zip',
          sizeBytes: 9_437_184,
          sha256: 'abc',
          downloadUrl: '/x',
          type: 'edge',
          origin: 'import',
          downloadCount: 1234,
          createdAt: AT,
        },
      ],
    },
  });
  expect(rows).toEqual([
    ['Microsoft Edge', '131.0.6778.85', 'Windows 64비트', '9MB', '가져오기', '1,234', '2026.11.20', ''],
  ]);
  expect(links).toContain('/admin/drivers?type=edge&page=3');
  expect(sent('/api/v1/driver/list')).toEqual({ type: 'edge', page: 2 });
});

it('mails are counted by their state, and those of one state can be seen alone', async () => {
  const { text, links, sent } = await open('/admin/outbox?status=failed&page=2', {
    '/api/v1/admin/outbox': {
      ...many,
      list: [
        { mailId: 'm1', maskedTo: 'h***@a.kr', subject: '답변이 등록되었습니다', status: 'failed', createdAt: AT },
      ],
      counts: [
        { status: 'failed', count: 2 },
        { status: 'sent', count: 43 },
      ],
      refused: 0,
    },
  });
  expect(text).toContain('실패한 2건 모두 다시 보내기');
  expect(text).toMatch(/전체 45 대기 보냄 43 실패 2 총 45건/);
  expect(text).toContain(`실패 답변이 등록되었습니다 h***@a.kr ${SHOWN.slice(0, 5)} ${SHOWN.slice(5)}`);
  expect(links).toEqual(expect.arrayContaining(['/admin/outbox?status=sent', '/admin/outbox?page=3&status=failed']));
  expect(sent('/api/v1/admin/outbox')).toEqual({ page: 2, status: 'failed', to: '', campaign: '', isRefused: false });
});

it('of mails that stayed in files it is told that they went to nobody and what to do', async () => {
  const filed = { ...many, list: [], totalCount: 0, counts: [{ status: 'filed' as const, count: 1 }], refused: 0 };
  const { text } = await open('/admin/outbox?status=filed', { '/api/v1/admin/outbox': filed });
  expect(text).toContain('받는 사람에게 가지 않고 서버의 mail 폴더에 파일로 남은 메일입니다.');
  expect((await open('/admin/outbox', { '/api/v1/admin/outbox': filed })).text).not.toContain('mail 폴더');
});

it('the mails to one address can be seen alone', async () => {
  const { text, links, sent } = await open('/admin/outbox?to=hong@example.com', {
    '/api/v1/admin/outbox': { ...many, list: [], totalCount: 0, counts: [], refused: 0 },
  });
  expect(text).toContain(
    'hong@example.com에 보낸 메일이 없습니다. 주소를 처음부터 끝까지 입력했는지 확인해주세요. 조건 초기화',
  );
  expect(links, 'without the address').toContain('/admin/outbox');
  expect(sent('/api/v1/admin/outbox')).toEqual({
    page: 1,
    status: '',
    to: 'hong@example.com',
    campaign: '',
    isRefused: false,
  });
});

it('the mails of one campaign can be seen alone, and of them those of people who refused since', async () => {
  const { text, sent } = await open(`/admin/outbox?campaign=${AT}&refused=Y`, {
    '/api/v1/admin/outbox': { ...many, list: [], counts: [{ status: 'sent', count: 9 }], refused: 4 },
  });
  expect(text).toContain(
    `${SHOWN}에 보낸 광고 메일입니다. 모든 메일 보기 검색 전체 9 대기 보냄 9 실패 그 뒤 수신거부 4`,
  );
  expect(sent('/api/v1/admin/outbox')).toEqual({ page: 1, status: '', to: '', campaign: AT, isRefused: true });
});

it('the versions of a text tell since when they hold, whom they were announced to, and what can still be done', async () => {
  const words = { summary: '', markdown: '', revision: '' };
  const version = {
    ...words,
    isOpen: false,
    isMajor: false,
    noticedAt: null,
    noticedCount: null,
    isNoticeMissing: false,
  };
  const { rows, links, sent } = await open('/admin/terms?kind=marketing', {
    '/api/v1/admin/terms': {
      kind: 'terms-of-use',
      today: '2026-11-26',
      hasReaders: true,
      draft: '',
      missing: ['age'],
      list: [
        {
          ...version,
          termId: 't2',
          version: '2.0',
          effectiveDate: '2027-01-01',
          state: 'coming',
          isNoticeMissing: true,
          isOpen: true,
          isMajor: true,
        },
        {
          ...version,
          termId: 't1b',
          version: '1.2',
          effectiveDate: '2026-05-11',
          state: 'current',
          isNoticeMissing: true,
        },
        {
          ...version,
          termId: 't1',
          version: '1.1',
          effectiveDate: '2026-05-01',
          state: 'current',
          isOpen: true,
          noticedAt: AT,
          noticedCount: 1200,
        },
        { ...version, termId: null, version: '1.0', effectiveDate: '2026-01-01', state: 'past' },
      ],
    },
  });
  expect(rows).toEqual([
    [
      '2.0 중요 변경',
      '2027.01.01',
      '시행 예정',
      '회원 안내 보내지 않음 안내 메일을 보내주세요.',
      '본문 보기 (새 창) 수정 안내 메일 보내기 예약 취소',
    ],
    ['1.2', '2026.05.11', '시행 중', '회원 안내 보내지 않음 새 버전을 등록하고 안내해주세요.', '본문 보기 (새 창)'],
    ['1.1', '2026.05.01', '시행 중', '회원 안내 2026.11.20 1,200명', '본문 보기 (새 창) 등록 취소'],
    ['1.0 기본 제공 버전', '2026.01.01', '지난 버전', '회원 안내 안내 대상 아님', '본문 보기 (새 창)'],
  ]);
  expect(links).toContain('/admin/terms?kind=terms-of-use&write=t2');
  expect(sent('/api/v1/admin/terms')).toEqual({ kind: 'marketing' });
});

it('all legal texts stand in one table, with what holds, what comes and whether members know', async () => {
  const version = {
    termId: 't1',
    summary: '',
    markdown: '처음',
    revision: '',
    isOpen: false,
    isMajor: false,
    noticedAt: null,
    noticedCount: null,
    isNoticeMissing: false,
  };
  const delivered = {
    ...version,
    termId: null,
    version: '1.0',
    effectiveDate: '2026-01-01',
    state: 'current',
  } as const;
  const terms: OutputOf<'/api/v1/admin/terms'> = {
    kind: 'marketing',
    today: '2026-11-26',
    hasReaders: true,
    draft: '처음',
    missing: [],
    list: [delivered],
  };
  const { rows, links } = await open('/admin/terms', {
    '/api/v1/admin/terms': {
      ...terms,
      list: [
        { ...version, version: '2.1', effectiveDate: '2027-02-01', state: 'coming' },
        {
          ...version,
          version: '2.0',
          effectiveDate: '2027-01-01',
          state: 'coming',
          noticedAt: AT,
          noticedCount: 1200,
        },
        delivered,
      ],
    },
  });
  expect(rows).toHaveLength(8);
  expect(rows[0]).toEqual([
    '마케팅 정보 수신 동의',
    '시행 중 1.0 · 2026.01.01 시행 예정 2.0 · 2027.01.01 시행 예정 2.1 · 2027.02.01',
    '시행 예정 2.0 · 2027.01.01, 2.1 · 2027.02.01',
    '기본 글',
    '회원 안내 2026.11.20 1,200명',
    '새 버전 작성 본문 보기 (새 창)',
  ]);
  expect(links).toEqual(expect.arrayContaining(['/admin/terms?kind=marketing', '/admin/terms?kind=marketing&write']));
  const quiet = await open('/admin/terms', { '/api/v1/admin/terms': terms });
  expect(quiet.rows[0], 'nothing comes, and nobody need be told').toEqual([
    '마케팅 정보 수신 동의',
    '시행 중 1.0 · 2026.01.01',
    '',
    '기본 글',
    '',
    '새 버전 작성 본문 보기 (새 창)',
  ]);
});

it('the state of the system tells its figures in words, and which job failed', async () => {
  const health: OutputOf<'/api/v1/admin/health'> = {
    instance: 'vm:3000',
    version: '0.1.0',
    commit: 'abc1234',
    nodeVersion: 'v24.1.0',
    startedAt: AT,
    uptimeSeconds: 93_784,
    memory: { rssBytes: 209_715_200, heapBytes: 104_857_600 },
    database: { kind: 'sqlite', bytes: 1_048_576 },
    storage: { kind: 'folder', files: 12, bytes: 2_097_152, freeBytes: 10_737_418_240 },
    outbox: { waiting: 3, failed: 2, oldestWaitingAt: AT },
    jobs: [
      { name: 'mail', endedAt: AT, error: null },
      { name: 'backup', endedAt: AT, error: '디스크가 가득 찼습니다' },
      { name: 'trash', endedAt: null, error: null },
    ],
    concerns: [],
    lastBackup: { at: AT, by: 'aionadmin' },
    dailyBackup: { dir: '/backups', lastAt: AT },
  };
  const { text, rows } = await open('/admin/health', { '/api/v1/admin/health': health });
  expect(rows).toEqual([
    ['백업', '실패 디스크가 가득 찼습니다', SHOWN],
    ['휴지통 비우기', '아직 실행 전', ''],
    ['메일 보내기', '정상', SHOWN],
  ]);
  expect(text).toContain('포털이 정상으로 동작하고 있습니다.');
  for (const fact of [
    '데이터베이스 SQLite, 1MB',
    '1개 정상',
    '서버 담당자용: 지금 바로 백업하기 서버에서 아래 명령을 실행해주세요. npm run backup',
    '저장된 파일 폴더, 12개, 2MB',
    '디스크 여유 10GB',
    `마지막 백업 ${SHOWN}, aionadmin 다운로드`,
    `하루에 한 번 /backups 폴더에 자동으로 백업합니다. 마지막 백업은 ${SHOWN}에 마쳤습니다.`,
    `보낼 메일 3건 보내기에 실패한 메일 2건 가장 오래된 대기 ${SHOWN}`,
    `버전 0.1.0 (abc1234) Node.js v24.1.0 시작 ${SHOWN} 동작 시간 1일 2시간 메모리 200MB (힙 100MB)`,
  ])
    expect(text).toContain(fact);
  const without = async (lastAt: string | null) =>
    (await open('/admin/health', { '/api/v1/admin/health': { ...health, dailyBackup: { dir: null, lastAt } } })).text;
  expect(await without(null)).toContain('자동 백업이 꺼져 있습니다. 서버 설정 BACKUP_DIR을 지정하면');
  expect(await without(AT), 'another server makes it').toContain(
    `이 서버에는 BACKUP_DIR이 없어 자동으로 백업하지 않습니다. 마지막 백업은 ${SHOWN}에 마쳤습니다.`,
  );
});

it('mails stand by whom they concern, and tell which were rewritten', async () => {
  const mail = { subject: '제목', body: '본문', updatedAt: null };
  const { text, links } = await open('/admin/mail', {
    '/api/v1/admin/mails': {
      list: [
        { ...mail, name: 'find-id' },
        { ...mail, name: 'term-notice', updatedAt: AT },
        { ...mail, name: 'advertising' },
      ],
    },
  });
  expect(text).toContain('계정과 보안 아이디 찾기 아이디 찾기에서 이름과 이메일이 일치할 때');
  expect(text).toMatch(/수정됨/);
  expect(text, 'on its own page').not.toContain('광고성 정보');
  expect(links).toEqual(expect.arrayContaining(['/admin/mail?mail=find-id', '/admin/outbox']));
});

it('stored files tell their size and what they belong to, those of a place at its address', async () => {
  const file = { purpose: 'attachment' as const, sizeBytes: 2_097_152, createdAt: AT, inquiry: null };
  const { rows, text, links, sent } = await open('/admin/health/files?place=library&page=2', {
    '/api/v1/admin/files': {
      ...many,
      place: 'library',
      places: [
        { place: 'library', files: 45, bytes: 3_145_728 },
        { place: 'inquiries', files: 1, bytes: 1024 },
      ],
      list: [
        { ...file, fileId: 'f1', name: '안내.pdf', document: { documentId: 'd1', title: '설치', isDeleted: false } },
        { ...file, fileId: 'f2', name: '지움.pdf', document: { documentId: 'd2', title: '옛 글', isDeleted: true } },
        { ...file, fileId: 'f3', name: '쓰는 중.pdf', document: null },
      ],
    },
  });
  expect(rows).toEqual([
    ['안내.pdf', '2MB', '첨부파일', '설치', SHOWN],
    ['지움.pdf', '2MB', '첨부파일', '옛 글 (휴지통)', SHOWN],
    ['쓰는 중.pdf', '2MB', '첨부파일', '등록 전', SHOWN],
  ]);
  expect(text).toContain('자료실 45 문의 첨부파일 1 총 45개 · 3MB');
  expect(links).toEqual(
    expect.arrayContaining(['/libraryDetail/d1', '/admin/trash', '/admin/health/files?place=library&page=3']),
  );
  expect(sent('/api/v1/admin/files')).toEqual({ place: 'library', page: 2 });
});
