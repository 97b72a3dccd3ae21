import { card, chat, dialog, runLog, studio } from '../kit.mjs';

const sap = studio({
  file: '전표 일괄 등록',
  groups: [
    [
      'SAP 커넥터 2.0',
      [
        ['plug', 'SAP 연결'],
        ['code', 'RFC 호출'],
        ['table', '여러 건 한 번에 처리'],
        ['search', '표 조회'],
        ['shield', '확정 또는 되돌리기'],
      ],
    ],
    [
      '파일',
      [
        ['table', '통합 문서 읽기'],
        ['table', '열 추가'],
      ],
    ],
  ],
  steps: [
    { icon: 'plug', name: 'SAP 연결', detail: '운영 · 클라이언트 100 · 계정 금고 sap-batch', state: 'ok' },
    { icon: 'table', name: '전표 목록 읽기', detail: '전표_202611.xlsx', state: 'ok', note: '2,314건' },
    {
      icon: 'table',
      name: '여러 건 한 번에 처리',
      detail: '전표 등록 · 200건씩',
      selected: true,
      state: 'ok',
      note: '12묶음',
    },
    { icon: 'branch', name: '건별 결과 나누기', detail: '성공 2,297 · 실패 17', state: 'warn' },
    { icon: 'shield', tone: 'green', name: '성공한 묶음 확정', detail: '실패한 묶음은 되돌리기' },
    { icon: 'person', tone: 'amber', name: '실패 17건 확인 요청', detail: '재무-확인 그룹' },
  ],
  panel: {
    title: '여러 건 한 번에 처리',
    note: '화면을 거치지 않고 함수를 호출합니다.',
    fields: [
      ['함수', 'BAPI_ACC_DOCUMENT_POST', 'code'],
      ['입력 표', '전표목록', 'code'],
      ['묶음 크기', '200'],
      ['실패한 건만 되돌리기', true, 'switch'],
      ['시험으로 실행', false, 'switch'],
      ['결과 표', '전표결과', 'code'],
    ],
  },
});

const approval = studio({
  file: '구매 품의 상신',
  groups: [
    [
      '전자결재',
      [
        ['file', '문서 만들기'],
        ['person', '결재선 정하기'],
        ['file', '첨부 올리기'],
        ['mail', '상신하기'],
        ['clock', '결재 끝나기를 기다리기'],
      ],
    ],
  ],
  steps: [
    { icon: 'table', name: '구매 요청 읽기', detail: '요청서.xlsx', state: 'ok' },
    { icon: 'file', name: '문서 만들기', detail: '구매 품의서', state: 'ok' },
    { icon: 'person', name: '결재선 정하기', detail: '금액 규칙', selected: true },
    { icon: 'mail', name: '상신하기', detail: '상신 번호를 돌려받습니다' },
  ],
  panel: { title: '결재선 정하기', note: '', fields: [['규칙', '금액별', 'choice']] },
});

export default {
  'sap-connector-1': sap,
  'sap-connector-2': runLog({
    flow: '전표 일괄 등록',
    robot: '재무-무인 · FIN-BOT-02 · 버전 2.0.1 · 2026-11-19 22:10',
    state: '확인 필요',
    tone: 'amber',
    facts: [
      ['전표', '2,314건'],
      ['등록', '2,297건', 'green'],
      ['실패', '17건', 'red'],
      ['걸린 시간', '8분 40초'],
    ],
    lines: [
      ['22:10:03', '정보', 'SAP 운영(클라이언트 100)에 연결했습니다. 계정은 금고의 sap-batch입니다.'],
      ['22:10:05', '정보', '전표 2,314건을 200건씩 12묶음으로 나누었습니다.'],
      ['22:10:51', '완료', '1번째 묶음 200건을 확정했습니다.'],
      ['22:14:22', '경고', '6번째 묶음에서 9건이 거절되었습니다. 사유: 마감된 회계 기간'],
      ['22:14:24', '정보', '거절된 9건만 빼고 191건을 확정했습니다.'],
      ['22:18:02', '경고', '11번째 묶음에서 8건이 거절되었습니다. 사유: 없는 비용 중심점'],
      ['22:18:43', '완료', '결과를 전표결과_202611.xlsx에 저장하고 확인 요청 17건을 만들었습니다.'],
    ],
  }),
  'messenger-notify-1': chat({
    channel: 'rpa-알림',
    rooms: [
      ['rpa-알림', 2],
      ['재무팀', 0],
      ['운영지원', 5],
      ['공지', 0],
    ],
    messages: [
      {
        who: 'AION-U',
        time: '오전 6:41',
        bot: true,
        card: card('green', '일일 미수금 조회를 마쳤습니다', [['결과', '거래처 212곳, 미수 38곳']]),
      },
      {
        who: 'AION-U',
        time: '오전 7:02',
        bot: true,
        card: card(
          'red',
          '반품 접수가 세 번 실패했습니다',
          [
            ['접수번호', 'R-1120-0412'],
            ['사유', '환불 시스템이 응답하지 않음 (503)'],
            ['담당', '운영지원 · 권시우'],
          ],
          ['다시 실행', '내가 확인할게요', '실패 화면 보기'],
        ),
      },
      {
        who: '권시우',
        time: '오전 7:05',
        text: '환불 시스템 점검이 7시 30분까지라고 합니다. 그 뒤에 다시 실행하겠습니다.',
      },
      {
        who: 'AION-U',
        time: '오전 7:05',
        bot: true,
        text: '권시우 님이 맡았습니다. 7시 30분까지 같은 알림을 보내지 않습니다.',
      },
    ],
  }),
  'messenger-notify-2': dialog({
    behind: sap,
    title: '메신저 알림 연결',
    note: '사내 메신저의 웹훅 주소를 등록합니다. 주소는 계정 금고에 저장되어 흐름에 남지 않습니다.',
    fields: [
      ['연결 이름', '재무-알림'],
      ['메신저', '웹훅 (JSON)', 'choice'],
      ['웹훅 주소', 'https://messenger.intra.example/hook/••••••••', 'code', 'full'],
      ['알릴 때', ['실패', '확인 요청', '성공 요약'], 'tags', 'full'],
      ['조용한 시간', '22:00 ~ 06:00'],
      ['같은 오류 묶기', '30분'],
      ['‘내가 확인할게요’ 버튼 보이기', true, 'switch', 'full'],
    ],
    buttons: ['시험 보내기', '저장'],
  }),
  'e-approval-1': dialog({
    behind: approval,
    title: '결재선 정하기',
    note: '금액에 따라 결재선을 고르고, 부재 중인 결재자는 대결자로 바꿉니다.',
    wide: true,
    fields: [
      ['양식', '구매 품의서', 'choice'],
      ['금액', '요청.합계', 'code'],
      ['100만 원 이하', ['담당', '팀장'], 'tags'],
      ['1,000만 원 이하', ['담당', '팀장', '본부장'], 'tags'],
      ['1,000만 원 초과', ['담당', '팀장', '본부장', '대표이사'], 'tags', 'full'],
      ['참조', ['구매팀', '재무팀'], 'tags', 'full'],
      ['부재 중이면 대결자로 바꾸기', true, 'switch'],
      ['첨부가 없으면 상신하지 않기', true, 'switch'],
    ],
  }),
};
