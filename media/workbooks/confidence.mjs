// How often a confidence was right, by interval, and the threshold that follows.
import { computed, heads, input, note, title } from './xlsx.mjs';

const LAST = 304;
const SAMPLE = [
  ['세금계산서_001.pdf', '사업자등록번호', '124-00-00816', '124-00-00816', 0.97],
  ['세금계산서_001.pdf', '공급가액', '1,250,000', '1,250,000', 0.94],
  ['세금계산서_002.pdf', '사업자등록번호', '220-00-00610', '220-00-00619', 0.71],
  ['세금계산서_002.pdf', '작성일', '2026-11-03', '2026-11-03', 0.88],
  ['거래명세서_003.pdf', '공급가액', '384,000', '384,000', 0.83],
  ['거래명세서_003.pdf', '품목', 'A4 용지 75g', 'A4 용지 75g', 0.66],
  ['거래명세서_004.pdf', '공급가액', '96,500', '98,500', 0.58],
  ['견적서_005.pdf', '작성일', '2026-10-28', '2026-10-28', 0.91],
];
const BANDS = [
  [0.5, 0.6],
  [0.6, 0.7],
  [0.7, 0.8],
  [0.8, 0.9],
  [0.9, 1.01],
];

const results = Array.from({ length: LAST - 4 }, (_, i) => {
  const r = i + 5;
  const [file, item, read, answer, confidence] = SAMPLE[i] ?? [];
  return [
    input(file),
    input(item),
    input(read),
    input(answer),
    input(confidence),
    computed(`IF(E${r}="","",IF(C${r}=D${r},1,0))`, file ? Number(read === answer) : ''),
  ];
});

const bands = BANDS.map(([from, to], i) => {
  const r = i + 5;
  const within = SAMPLE.filter((each) => each[4] >= from && each[4] < to);
  const right = within.filter((each) => each[2] === each[3]).length;
  const range = (column) => `'결과 입력'!$${column}$5:$${column}$${LAST}`;
  const condition = `${range('E')},">="&A${r},${range('E')},"<"&B${r}`;
  return [
    from,
    to,
    computed(`COUNTIFS(${condition})`, within.length),
    computed(`COUNTIFS(${condition},${range('F')},1)`, right),
    computed(
      `IF(C${r}=0,"",ROUND(D${r}/C${r}*100,1))`,
      within.length ? Math.round((right / within.length) * 1000) / 10 : '',
    ),
  ];
});

export default [
  {
    name: '결과 입력',
    widths: [26, 20, 22, 22, 12, 10],
    frozenRows: 4,
    rows: [
      title('신뢰도 기준 산정표'),
      note('활동이 읽은 값과 사람이 확인한 정답을 300줄까지 적습니다. 값이 같으면 맞음에 1이 표시됩니다.'),
      [],
      heads('문서', '항목', '읽은 값', '정답', '신뢰도', '맞음'),
      ...results,
    ],
  },
  {
    name: '구간별 정확도',
    widths: [12, 12, 12, 12, 14],
    rows: [
      title('구간별 정확도'),
      note('구간마다 50건이 넘어야 믿을 수 있습니다. 적으면 구간을 합쳐서 보시기 바랍니다.'),
      [],
      heads('이상', '미만', '건수', '맞은 건수', '정확도(%)'),
      ...bands,
    ],
  },
  {
    name: '목표와 기준',
    widths: [24, 40, 14, 16],
    rows: [
      title('값마다 목표와 기준'),
      [],
      heads('값', '틀렸을 때의 손해', '목표(%)', '정한 기준'),
      ['계좌번호, 금액', '되돌리기 어려움', 99.5, input()],
      ['사업자등록번호, 날짜', '신고를 고쳐야 함', 99, input()],
      ['품목, 비고', '나중에 고칠 수 있음', 95, input()],
    ],
  },
];
