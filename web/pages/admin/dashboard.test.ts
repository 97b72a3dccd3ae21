import { expect, it } from 'vitest';
import { openAsAdministrator as open } from '#web/rendered-page.fixture.ts';

const AT = '2026-11-20T05:06:00.000Z';
const HOUR_MS = 3_600_000;

it('the dashboard tells what waits, and what happened', async () => {
  const { text, links, rows } = await open('/admin', {
    '/api/v1/admin/dashboard': {
      firstSteps: [
        { name: 'demo', isDone: false, left: ['공지사항 31건', 'FAQ 54건'] },
        { name: 'address', isDone: true, left: [] },
        { name: 'secondFactor', isDone: false, left: ['second01'] },
        { name: 'company', isDone: false, left: ['회사명', '주소'] },
        { name: 'manual', isDone: false, left: ['1.md', '2.md', '3.md', '4.md', '5.md', '6.md', '7.md'] },
        { name: 'mail', isDone: false, left: [] },
      ],
      // What is said here is not said again among the steps. The last one is from a newer server than the script.
      concerns: [
        { kind: 'failedMail', count: 2 },
        { kind: 'noMailServer', count: 3 },
        { kind: 'unheardOf' as 'disk', count: 1 },
      ],
      todo: {
        inquiries: 3,
        newInquiries: 1,
        overdueInquiries: 2,
        myInquiries: 7,
        questions: 4,
        overdueQuestions: 1,
        reviews: 5,
        failedMails: 6,
      },
      inquiries: {
        weeks: [
          { day: '2026-11-16', contact: 12, free: 8 },
          { day: '2026-11-23', contact: 3, free: 1 },
        ],
        fromMembers: 9,
        fromVisitors: 15,
        waiting: [{ contractId: 'i1', company: '한빛상사', dueAt: AT, dueInMs: -25 * HOUR_MS }],
      },
      visits: {
        days: [
          { day: '2026-11-19', views: 120, visitors: 40 },
          { day: '2026-11-20', views: 80, visitors: 30 },
        ],
        places: [
          { place: 'home', views: 150 },
          { place: 'search', views: 50 },
        ],
      },
      questions: {
        waiting: [{ documentId: 'q1', title: '멈춥니다', dueAt: AT, dueInMs: 2.9 * HOUR_MS }],
        answered: 11,
        medianHours: 2.5,
      },
      searches: { popular: [{ query: '엑셀', count: 30 }], missed: [{ query: '이지 봇', count: 12 }] },
      downloads: [{ name: '설치 안내.pdf', boardType: 'library', documentId: 'd1', count: 1234 }],
      assistant: {
        answered: 30,
        unanswered: 8,
        failed: 1,
        disliked: 3,
        gaps: [{ question: '환불되나요?', createdAt: AT }],
      },
      system: {
        mail: { waiting: 1, failed: 2, sent: 300, filed: 4 },
        storage: [
          { place: 'library', files: 12, bytes: 2_097_152 },
          { place: 'drivers', files: 3, bytes: 1_048_576 },
        ],
      },
    },
  });
  for (const panel of [
    '보내지 못한 메일이 2건 있습니다.',
    '메일 서버를 지정하지 않아 최근 7일 동안 메일 3건이 받는 사람에게 가지 않고 파일로 남았습니다.',
    '연락할 문의 3건 새 문의 1건 기한 지남 2건 내 담당 문의 7건 답변을 기다리는 질문 4건 기한 지남 1건 심사를 기다리는 상품 5건 보내기에 실패한 메일 6건',
    '6가지 중 1가지를 마쳤습니다.',
    '체험용 글 : 남음 예시로 넣은 글은 방문자에게 그대로 보입니다. 게시판마다 골라 휴지통으로 옮깁니다. 남은 것: 공지사항 31건, FAQ 54건 모든 글에서 지우기 서버 담당자용',
    '관리자의 이메일 주소 : 마침 비밀번호 재설정과 보안 알림을 받도록',
    '2단계 인증 : 남음 비밀번호가 유출되어도 관리 화면을 지키도록, 관리자마다 회원정보 수정에서 켭니다. 남은 것: second01 관리자 보기 회사 정보 : 남음',
    '남은 것: 회사명, 주소 회사 정보 입력하기 매뉴얼 : 남음 제품에 맞게 고치기 전에는',
    '서버 담당자용 content/manual에 있는',
    '남은 것: 1.md, 2.md, 3.md, 4.md, 5.md 외 2가지 메일 서버 : 남음 연결되어야 가입 확인과 비밀번호 재설정, 답변 메일이 받는 사람에게 갑니다. 시험 메일 보내기 서버 담당자용',
    '먼저 연락할 문의 한빛상사 기한 1일 지남 최근 12주 동안 주마다 접수된 건수',
    '회원 9건 비회원 15건',
    '메일 대기 1건 보냄 300건 파일로 남김 4건 실패 2건',
    '자료실 파일 12개 2MB 웹 드라이버 파일 3개 1MB',
    '답변한 질문 11건 , 첫 답변까지 중간값 3시간 먼저 답변할 질문 멈춥니다 기한 2시간 남음',
    '많이 찾은 검색어 엑셀 30회 결과 없는 검색 이지 봇 12회',
    '답변함 30건 답을 찾지 못함 8건 실패 1건 도움이 되지 않음 3건 답을 찾지 못한 질문 환불되나요? 2026.11.20',
    '설치 안내.pdf 자료실 1,234회',
    '많이 본 페이지 홈 150회 검색 50회',
  ])
    expect(text).toContain(panel);
  expect(rows).toEqual([
    ['12', '8'],
    ['3', '1'],
    ['120', '40'],
    ['80', '30'],
  ]);
  expect(links).toEqual(
    expect.arrayContaining([
      '/contact/list?from=2026-11-16&member=N',
      '/contact/list?from=2026-11-16&until=2026-11-22',
      '/contact/list?from=2026-11-16&until=2026-11-22&type=CONTACT',
      '/contact/list?from=2026-11-23&until=2026-11-29&type=FREE',
      '/contact/list?uncontacted=Y',
      '/admin/outbox?status=filed',
      '/contact/list?open=i1',
      '/admin/users?role=ROLE_ADMIN',
      '/admin/questions?open=q1',
      '/admin/questions?answered=Y',
      '/admin/health/files?place=library',
      '/admin/health/files?place=drivers',
    ]),
  );
});
