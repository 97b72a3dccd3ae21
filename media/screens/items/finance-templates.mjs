import { badge, dialog, manager, sheet, studio } from '../kit.mjs';

export const starter = studio({
  file: '표준 시작 흐름',
  groups: [
    [
      '자주 쓰는 활동',
      [
        ['key', '계정 가져오기'],
        ['globe', '웹 열기'],
        ['file', '파일 옮기기'],
        ['mail', '메일 보내기'],
      ],
    ],
    [
      '이 템플릿',
      [
        ['layers', '로그인하고 시작'],
        ['file', '날짜 폴더 만들기'],
        ['shield', '오류 처리 묶음'],
        ['mail', '결과 알리기'],
      ],
    ],
  ],
  steps: [
    { icon: 'layers', name: '설정 읽기', detail: '설정.json에서 주소와 폴더를 가져옵니다', state: 'ok' },
    { icon: 'key', name: '로그인하고 시작', detail: '계정 금고 · erp-batch', state: 'ok', selected: true },
    { icon: 'shield', tone: 'amber', name: '오류 처리 묶음', detail: '화면을 찍고 담당자에게 알린 뒤 다음으로' },
    { icon: 'code', name: '여기에 업무를 넣으세요', detail: '하위 흐름 부르기', depth: 1, note: '비어 있음' },
    { icon: 'file', name: '결과 파일 보관', detail: '2026\\11\\20 폴더로 옮기고 원본은 30일 뒤 정리' },
    { icon: 'mail', tone: 'green', name: '결과 알리기', detail: '성공과 실패 건수, 실패 사유' },
  ],
  panel: {
    title: '로그인하고 시작',
    note: '이미 로그인되어 있으면 건너뜁니다.',
    fields: [
      ['주소', '설정.로그인주소', 'code'],
      ['계정 금고 이름', 'erp-batch'],
      ['로그인 뒤 확인할 요소', "text='로그아웃'", 'code'],
      ['기다리는 시간', '30초'],
      ['만료된 비밀번호 알림', true, 'switch'],
      ['실패하면 다시 시도', true, 'switch'],
    ],
  },
});

const invoice = studio({
  file: '세금계산서 대사',
  groups: [
    [
      '문서',
      [
        ['scan', '문서 이해'],
        ['table', '품목 표 읽기'],
        ['shield', '형식 검사'],
      ],
    ],
    [
      '흐름',
      [
        ['loop', '각 파일마다 반복'],
        ['branch', '조건'],
        ['person', '확인 요청 만들기'],
      ],
    ],
    [
      '파일',
      [
        ['table', '통합 문서 읽기'],
        ['file', '파일 옮기기'],
      ],
    ],
  ],
  steps: [
    {
      icon: 'mail',
      name: '메일에서 세금계산서 모으기',
      detail: '제목에 “세금계산서”, 첨부 PDF·XML',
      state: 'ok',
      note: '84건',
    },
    { icon: 'loop', name: '각 파일마다 반복', detail: '수신\\*.pdf', state: 'ok' },
    { icon: 'scan', name: '문서 이해', detail: '공급자, 작성일, 공급가액, 품목 표', depth: 1, selected: true },
    { icon: 'branch', name: '발주 내역과 대조', detail: '거래처와 금액, 5일 이내', depth: 1 },
    { icon: 'person', tone: 'amber', name: '다르면 확인 요청', detail: '재무-확인 그룹', depth: 1, note: '7건' },
    { icon: 'table', tone: 'green', name: '대사 결과 저장', detail: '대사결과_202611.xlsx' },
  ],
  panel: {
    title: '문서 이해',
    note: '세금계산서 · 한국어',
    fields: [
      ['읽을 값', ['공급자', '사업자등록번호', '작성일', '공급가액', '세액', '품목 표'], 'tags'],
      ['신뢰도 기준', '0.85'],
      ['처리 위치', '설치형 AI 서버', 'choice'],
      ['기울기 바로잡기', true, 'switch'],
      ['품목 표를 표 변수로', true, 'switch'],
    ],
  },
});

const ROWS = [
  ['2026-11-18', '가온상사', '1,250,000', '1,250,000', '0', '일치'],
  ['2026-11-18', '다솜문구', '384,000', '384,000', '0', '일치'],
  ['2026-11-18', '한울오피스', '2,090,000', '1,900,000', '190,000', '부가세 포함 여부'],
  ['2026-11-19', '새솔유통', '617,500', '617,500', '0', '일치'],
  ['2026-11-19', '나루문구', '96,500', '98,500', '-2,000', '금액 확인'],
  ['2026-11-19', '가온상사', '830,000', '', '830,000', '발주 없음'],
  ['2026-11-20', '도담정밀', '4,410,000', '4,410,000', '0', '일치'],
  ['2026-11-20', '별찬산업', '1,072,000', '1,072,000', '0', '일치'],
  ['2026-11-20', '다솜문구', '255,200', '255,200', '0', '일치'],
  ['2026-11-20', '하늘나루', '3,300,000', '3,300,000', '0', '일치'],
];
const marks = Object.fromEntries(
  ROWS.flatMap((row, i) => [
    [`${i + 1},2`, 'num'],
    [`${i + 1},3`, 'num'],
    [`${i + 1},4`, row[5] === '일치' ? 'num' : 'num warn'],
    [`${i + 1},5`, row[5] === '일치' ? 'ok' : row[5] === '발주 없음' ? 'bad' : 'warn'],
  ]),
);

export default {
  'starter-flow-1': starter,
  'starter-flow-2': dialog({
    behind: starter,
    title: '템플릿 설정',
    note: '처음 한 번만 채우시면 됩니다. 값은 설정.json에 저장되고 비밀번호는 계정 금고에서 가져옵니다.',
    fields: [
      ['업무 이름', '일일 미수금 조회', 'text', 'full'],
      ['로그인 주소', 'https://erp.intra.example/login', 'code', 'full'],
      ['계정 금고 이름', 'erp-batch', 'choice'],
      ['결과 폴더', 'D:\\RPA\\결과', 'code'],
      ['알림 받을 사람', ['finance-ops@company.example', '# rpa-알림'], 'tags', 'full'],
      ['원본 보관 일수', '30일'],
      ['실패 화면 찍기', true, 'switch'],
    ],
  }),
  'tax-invoice-match-1': invoice,
  'tax-invoice-match-2': sheet({
    file: '대사결과_202611.xlsx',
    bar: '=C4-D4',
    tabs: ['대사 결과', '거래처별', '확인 이력'],
    columns: ['작성일', '거래처', '계산서 금액', '발주 금액', '차이', '결과'],
    widths: [140, 130, 150, 150, 140, 204],
    rows: ROWS,
    marks,
  }),
  'tax-invoice-match-3': manager({
    active: '확인 요청',
    title: '확인 요청 · 세금계산서',
    note: '신뢰도가 기준보다 낮거나 발주 내역과 다른 계산서만 모았습니다.',
    stats: [
      ['오늘 받은 계산서', '84건'],
      ['자동으로 맞음', '77건', 'green'],
      ['확인할 것', '7건', 'amber'],
      ['평균 확인 시간', '48초'],
    ],
    columns: ['거래처', '다른 값', '읽은 값', '발주 값', '신뢰도', '상태'],
    rows: [
      ['한울오피스', '공급가액', '2,090,000', '1,900,000', '0.96', badge('확인 필요', 'amber')],
      ['나루문구', '공급가액', '96,500', '98,500', '0.58', badge('확인 필요', 'amber')],
      ['가온상사', '발주 번호', '없음', '-', '0.91', badge('발주 없음', 'red')],
      ['소망기계', '사업자등록번호', '605-00-00186', '605-00-00182', '0.72', badge('확인 필요', 'amber')],
      ['이든테크', '작성일', '2026-11-31', '2026-11-30', '0.64', badge('고침', 'green')],
    ],
  }),
};
