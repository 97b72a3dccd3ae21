import { papers, sheet, studio } from '../kit.mjs';

const amounts = (rows, c) => Object.fromEntries(rows.map((_, i) => [`${i + 1},${c}`, 'num']));

const COMPANIES = [
  ['가온상사', '124-00-00816', '올바름', '계속사업자', '-', '지급 가능'],
  ['다솜문구', '220-00-00619', '올바름', '계속사업자', '-', '지급 가능'],
  ['한울오피스', '605-00-00186', '확인 숫자 다름', '-', '-', '번호 확인'],
  ['새솔유통', '119-00-00401', '올바름', '휴업자', '2026-10-31', '지급 보류'],
  ['나루문구', '312-00-00785', '올바름', '계속사업자', '-', '지급 가능'],
  ['별찬산업', '410-00-0113', '자릿수 다름', '-', '-', '번호 확인'],
  ['도담정밀', '137-00-00525', '올바름', '폐업자', '2026-09-12', '지급 보류'],
  ['하늘나루', '503-00-00907', '올바름', '계속사업자', '-', '지급 가능'],
];

const letter = (masked) => {
  const hide = (text) => (masked ? `<mark>${'■'.repeat(Math.max(3, text.length - 2))}</mark>` : `<u>${text}</u>`);
  return `<h2>보험금 청구서</h2><table><tr><th>성명</th><td>${hide('고나래')}</td><th>연락처</th><td>${hide('010-0000-4821')}</td></tr><tr><th>주민등록번호</th><td colspan="3">${hide('850000-2000000')}</td></tr><tr><th>주소</th><td colspan="3">${hide('해솔시 물빛로 27, 103동 1204호')}</td></tr><tr><th>지급 계좌</th><td colspan="3">${hide('누리은행 110-000-482190')}</td></tr></table><p><b>사고 내용</b></p><p>2026년 11월 9일 오전 8시쯤 회사 주차장에서 차를 빼다가 기둥에 왼쪽 뒷문이 긁혔습니다. 함께 있던 ${hide('도하람')} 님이 현장을 확인했고, 정비소 견적은 84만 원입니다.</p><table><tr><th>청구 항목</th><th>금액</th></tr><tr><td>차량 수리비</td><td class="r">840,000원</td></tr></table><p>위와 같이 청구합니다. 2026년 11월 11일</p>`;
};

const roster = (title, rows) =>
  `<h2>${title}</h2><p>수신: 온세교육 연수운영팀</p><table><tr>${rows[0].map((each) => `<th>${each}</th>`).join('')}</tr>${rows
    .slice(1)
    .map((row) => `<tr>${row.map((each) => `<td>${each}</td>`).join('')}</tr>`)
    .join('')}</table>`;

export default {
  'business-day-1': studio({
    file: '월말 마감 안내',
    groups: [
      [
        '영업일 계산',
        [
          ['clock', '영업일 더하기'],
          ['clock', '영업일인지 확인'],
          ['table', '이번 달 영업일'],
          ['file', '휴일 달력 불러오기'],
        ],
      ],
      [
        '날짜',
        [
          ['clock', '날짜를 글자로'],
          ['clock', '두 날짜 사이'],
        ],
      ],
    ],
    steps: [
      {
        icon: 'file',
        name: '휴일 달력 불러오기',
        detail: '대한민국 공휴일 + 회사 휴일.csv',
        state: 'ok',
        note: '불러옴',
      },
      {
        icon: 'clock',
        name: '영업일 더하기',
        detail: '마감일 = 2026-11-30의 3영업일 전',
        selected: true,
        state: 'ok',
        note: '11-25',
      },
      { icon: 'branch', name: '오늘이 마감일이면', detail: '오늘 == 마감일' },
      { icon: 'mail', name: '부서에 안내 보내기', detail: '“마감까지 3영업일 남았습니다”', depth: 1 },
      { icon: 'clock', tone: 'amber', name: '쉬는 날이면 다음 영업일로', detail: '예약 시각 미루기', depth: 1 },
    ],
    panel: {
      title: '영업일 더하기',
      note: '대체 공휴일과 임시 공휴일을 뺍니다.',
      fields: [
        ['기준 날짜', '이번달.마지막날', 'code'],
        ['더할 영업일', '-3'],
        ['토요일을 영업일로', false, 'switch'],
        ['회사 휴일', '회사휴일.csv', 'choice'],
        ['결과', '마감일', 'code'],
        ['시험 결과', '2026-11-25 (수)'],
      ],
    },
  }),
  'privacy-mask-1': papers({
    title: '개인정보 가리기 · 미리 보기',
    left: { name: '받은 문서', note: '찾은 개인정보 6곳을 파란 테두리로 표시했습니다.', html: letter(false) },
    right: { name: '가린 문서', note: '다음 단계로 넘어가는 문서입니다. 원래 값은 남지 않습니다.', html: letter(true) },
  }),
  'privacy-mask-2': studio({
    file: '청구서 접수',
    groups: [
      [
        '개인정보 가리기',
        [
          ['shield', '문서 가리기'],
          ['shield', '글에서 가리기'],
          ['table', '표의 열 가리기'],
          ['eye', '찾은 곳만 보기'],
        ],
      ],
      [
        'AI',
        [
          ['scan', '한국어 OCR'],
          ['mail', '메일 분류'],
        ],
      ],
    ],
    steps: [
      { icon: 'file', name: '청구서 읽기', detail: '접수\\2026-11-20\\*.pdf', state: 'ok', note: '312건' },
      {
        icon: 'shield',
        name: '문서 가리기',
        detail: '성명, 주민등록번호, 연락처, 주소, 계좌번호',
        selected: true,
        state: 'ok',
      },
      {
        icon: 'branch',
        name: '확신하지 못한 곳이 있으면',
        detail: '가린결과.낮은신뢰도 > 0',
        state: 'warn',
        note: '4건',
      },
      { icon: 'eye', tone: 'amber', name: '사람에게 확인', detail: '확인 요청 · 접수-확인', depth: 1 },
      { icon: 'scan', name: '문서 이해로 넘기기', detail: '가린 문서만 전달' },
    ],
    panel: {
      title: '문서 가리기',
      note: '이 서버에서만 처리합니다.',
      fields: [
        ['가릴 것', ['성명', '주민등록번호', '연락처', '주소', '계좌번호', '이메일'], 'tags'],
        ['가리는 방법', '검은 막대', 'choice'],
        ['남길 글자', '없음', 'choice'],
        ['위치만 기록하기', true, 'switch'],
        ['원본을 바로 지우기', true, 'switch'],
      ],
    },
  }),
  'biz-number-check-1': sheet({
    file: '지급대상_20261120.xlsx',
    bar: '=사업자.확인(B4)',
    tabs: ['지급 대상', '확인 이력'],
    columns: ['거래처', '사업자등록번호', '번호 검사', '상태', '휴·폐업일', '판정'],
    widths: [130, 170, 160, 140, 160, 154],
    rows: COMPANIES,
    marks: Object.fromEntries(
      COMPANIES.flatMap((row, i) => [
        [`${i + 1},2`, row[2] === '올바름' ? '' : 'warn'],
        [`${i + 1},5`, { '지급 가능': 'ok', '지급 보류': 'bad', '번호 확인': 'warn' }[row[5]]],
      ]),
    ),
  }),
  'biz-number-check-2': studio({
    file: '지급 전 확인',
    groups: [
      [
        '사업자 확인',
        [
          ['shield', '번호 검사'],
          ['search', '휴·폐업 조회'],
          ['table', '표로 한꺼번에 조회'],
        ],
      ],
      [
        '표',
        [
          ['table', '통합 문서 읽기'],
          ['table', '열 추가'],
        ],
      ],
    ],
    steps: [
      { icon: 'table', name: '지급 대상 읽기', detail: '지급대상_20261120.xlsx', state: 'ok', note: '8곳' },
      { icon: 'shield', name: '번호 검사', detail: '10자리와 확인 숫자', state: 'ok', note: '2곳 다름' },
      {
        icon: 'search',
        name: '표로 한꺼번에 조회',
        detail: '한 번에 100곳까지',
        selected: true,
        state: 'ok',
        note: '6곳',
      },
      { icon: 'branch', name: '휴업·폐업이면', detail: '상태 != "계속사업자"' },
      { icon: 'person', tone: 'red', name: '지급 보류로 표시', detail: '담당자에게 알림', depth: 1, note: '2곳' },
    ],
    panel: {
      title: '표로 한꺼번에 조회',
      note: '하루 조회 한도를 함께 셉니다.',
      fields: [
        ['번호가 있는 열', '사업자등록번호', 'choice'],
        ['한 번에 조회할 수', '100'],
        ['같은 번호는 하루에 한 번만', true, 'switch'],
        ['조회 서비스 키', 'tax-api-key', 'code'],
        ['결과 열', ['상태', '휴·폐업일'], 'tags'],
      ],
    },
  }),
  'hwpx-table-collector-1': papers({
    title: '한글 문서 표 모으기 · 머리글 맞추기',
    left: {
      name: '해오름초_연수신청.hwpx',
      note: '2번째 표 · 머리글: 이름, 소속, 휴대전화, 비고',
      html: `${roster('연수 참가 신청', [
        ['이름', '소속', '휴대전화', '비고'],
        ['공예린', '해오름초', '010-0000-1182', ''],
        ['어진솔', '해오름초', '010-0000-7730', '채식'],
        ['옥다경', '해오름초', '010-0000-2205', ''],
      ])}<p>위와 같이 신청합니다.</p>`,
    },
    right: {
      name: '물빛중_명단(수정).hwpx',
      note: '1번째 표 · 머리글: 순번, 학교명, 성명, 연락처',
      html: `${roster('신청자 명단', [
        ['순번', '학교명', '성명', '연락처'],
        ['1', '물빛중', '편하늘', '010-0000-6413'],
        ['2', '물빛중', '선우빛', '<u class="low">010-000-9921</u>'],
        ['3', '물빛중', '국지안', '010-0000-3358'],
      ])}<p>2번 연락처의 자릿수가 모자랍니다.</p>`,
    },
  }),
  'hwpx-table-collector-2': sheet({
    file: '신청명단_모음.xlsx',
    bar: '010-000-9921',
    tabs: ['모은 명단', '확인할 줄', '읽은 파일'],
    columns: ['성명', '소속', '연락처', '비고', '파일', '표'],
    widths: [110, 130, 170, 100, 314, 90],
    rows: [
      ['공예린', '해오름초', '010-0000-1182', '', '해오름초_연수신청.hwpx', '2'],
      ['어진솔', '해오름초', '010-0000-7730', '채식', '해오름초_연수신청.hwpx', '2'],
      ['옥다경', '해오름초', '010-0000-2205', '', '해오름초_연수신청.hwpx', '2'],
      ['편하늘', '물빛중', '010-0000-6413', '', '물빛중_명단(수정).hwpx', '1'],
      ['선우빛', '물빛중', '010-000-9921', '', '물빛중_명단(수정).hwpx', '1'],
      ['국지안', '물빛중', '010-0000-3358', '', '물빛중_명단(수정).hwpx', '1'],
      ['편하늘', '물빛중', '010-0000-6413', '중복', '물빛중_추가.hwpx', '1'],
      ['맹시온', '', '010-0000-5127', '', '가람고_신청.hwpx', '1'],
    ],
    marks: { ...amounts(Array.from({ length: 8 }), 5), '5,2': 'bad', '7,3': 'warn', '8,1': 'warn' },
  }),
};
