import { expect, it } from 'vitest';
import { openAsAdministrator as open } from '#web/rendered-page.fixture.ts';

const SAVED = '2026-11-21T05:06:00.000Z';
const advertising = (updatedAt: string | null, isFiled = false) => ({
  '/api/v1/admin/mails': {
    list: [{ name: 'advertising' as const, subject: '{product} 소식', body: '[보기]({link})', updatedAt }],
  },
  '/api/v1/admin/mail-campaigns': {
    list: [
      {
        queuedAt: '2026-11-20T05:06:00.000Z',
        subject: '11월 소식',
        counts: [
          { status: 'sent' as const, count: 1200 },
          { status: 'failed' as const, count: 3 },
        ],
        refused: 4,
      },
    ],
  },
  '/api/v1/admin/mail-campaign-count': { count: 1234, isNight: true, isFiled },
});

it('the advertising mails tell to how many they would go, what is unsent, and what became of the sent ones', async () => {
  const { text, rows, links } = await open('/admin/campaigns', advertising(SAVED));
  expect(text).toContain('현재 수신 대상 1,234명');
  expect(text).toContain('보내지 않은 광고 메일 · 2026.11.21 14:06 저장');
  expect(rows).toEqual([
    [
      '2026.11.20 14:06',
      '11월 소식',
      '받는 사람 1,203 통 보기',
      '대기 0 통 보기',
      '보냄 1,200 통 보기',
      '실패 3 통 보기',
      '그 뒤 수신거부 4 통 보기',
    ],
  ]);
  expect(links).toEqual(
    expect.arrayContaining([
      '/admin/campaigns/write',
      `/admin/outbox?${new URLSearchParams({ campaign: '2026-11-20T05:06:00.000Z', status: 'failed' })}`,
    ]),
  );
  expect((await open('/admin/campaigns', advertising(null))).text).not.toContain('보내지 않은 광고 메일');
});

it('says what advertising mails are for and how to begin while none was sent', async () => {
  const none = { ...advertising(null), '/api/v1/admin/mail-campaigns': { list: [] } };
  const { text, links } = await open('/admin/campaigns', none);
  expect(text).toContain('아직 보낸 광고 메일이 없습니다. 새 기능과 행사, 할인 소식을');
  expect(text).toMatch(/확인한 다음 보냅니다\. 광고 메일 쓰기$/);
  expect(links.filter((link) => link === '/admin/campaigns/write')).toHaveLength(1);
});

it('an advertising mail of which some wait can be stopped', async () => {
  const mails = advertising(SAVED);
  const { list } = mails['/api/v1/admin/mail-campaigns'];
  const waiting = { ...list[0], queuedAt: '2026-11-21T14:06:00.000Z', counts: [{ status: 'waiting', count: 5 }] };
  const { rows } = await open('/admin/campaigns', {
    ...mails,
    '/api/v1/admin/mail-campaigns': { list: [waiting, ...list] },
  } as typeof mails);
  expect(rows.map((row) => row.at(-1))).toEqual(['보내기 중단', '']);
});

it('an advertising mail is written with the words it may hold, and sent from a place of its own', async () => {
  const { text } = await open('/admin/campaigns/write', advertising(SAVED));
  expect(text).toContain('제품명 넣기 링크 주소 버튼 넣기 필수');
  expect(text).toMatch(/나에게 시험 메일 보내기 저장 .*보내기 받는 사람 1,234명/);
  expect(text).toContain('보내는 때 지금은 야간이므로 오전 8시 보낼 내용 2026.11.21 14:06에 저장한 제목과 본문');
  expect(text).toContain('1,234명에게 보내기');
  const filed = await open('/admin/campaigns/write', advertising(SAVED, true));
  expect(filed.text).toContain('보내는 때 메일 서버를 지정하지 않아 메일을 보내지 못하고 파일로 남깁니다.');
  const again = await open('/admin/campaigns/write', advertising('2026-11-19T05:06:00.000Z'));
  expect(again.text).toContain('이 내용은 2026.11.20 14:06에 이미 보냈습니다.');
});
