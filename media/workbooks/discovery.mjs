// Candidates for automation, scored by four questions.
import { computed, heads, input, note, title } from './xlsx.mjs';

const FIRST = 5;
const EXAMPLES = [
  ['거래처별 미수금 조회', '재무팀', 22, 35, 5, 5, '없음', '있음'],
  ['세금계산서 수신 확인', '재무팀', 120, 4, 4, 12, '없음', '있음'],
  ['신규 입사자 계정 신청', '인사팀', 15, 40, 4, 8, '있음', '있음'],
  ['경쟁사 가격 조사', '마케팅팀', 8, 90, 2, 35, '있음', '없음'],
  ['반품 접수 등록', '고객지원팀', 500, 0.5, 5, 6, '없음', '있음'],
];

const score = (hours, rule, exception, change, owner) =>
  Math.min(40, Math.round(hours * 2)) +
  rule * 4 +
  (exception <= 10 ? 20 : exception <= 20 ? 10 : 0) +
  (change === '없음' ? 10 : 0) +
  (owner === '있음' ? 10 : 0);
const rank = (points) => (points >= 75 ? '먼저 시작' : points >= 55 ? '다음 분기' : '다시 검토');

const rows = Array.from({ length: 30 }, (_, i) => {
  const r = FIRST + i;
  const [task, team, times, minutes, rule, exception, change, owner] = EXAMPLES[i] ?? [];
  const hours = task ? (times * minutes) / 60 : undefined;
  const points = task ? score(hours, rule, exception, change, owner) : undefined;
  return [
    input(task),
    input(team),
    input(times),
    input(minutes),
    computed(
      `IF(OR(C${r}="",D${r}=""),"",ROUND(C${r}*D${r}/60,1))`,
      hours === undefined ? '' : Math.round(hours * 10) / 10,
    ),
    input(rule),
    input(exception),
    input(change),
    input(owner),
    computed(
      `IF(E${r}="","",MIN(40,ROUND(E${r}*2,0))+F${r}*4+IF(G${r}<=10,20,IF(G${r}<=20,10,0))+IF(H${r}="없음",10,0)+IF(I${r}="있음",10,0))`,
      points ?? '',
    ),
    computed(
      `IF(J${r}="","",IF(J${r}>=75,"먼저 시작",IF(J${r}>=55,"다음 분기","다시 검토")))`,
      points === undefined ? '' : rank(points),
    ),
  ];
});

export default [
  {
    name: '업무 목록',
    widths: [30, 14, 11, 13, 13, 12, 12, 14, 14, 10, 13],
    frozenRows: 4,
    choices: [
      { range: 'F5:F34', values: ['1', '2', '3', '4', '5'] },
      { range: 'H5:H34', values: ['없음', '있음'] },
      { range: 'I5:I34', values: ['있음', '없음'] },
    ],
    rows: [
      title('업무 발굴 점검표'),
      note('하늘색 칸만 적으시면 월 소요 시간과 점수, 우선순위가 계산됩니다. 예시 다섯 줄은 지우고 쓰셔도 됩니다.'),
      [],
      heads(
        '업무 이름',
        '부서',
        '월 횟수',
        '1회 소요(분)',
        '월 소요(시간)',
        '규칙 분명함 (1~5)',
        '예외 비율(%)',
        '최근 6개월 화면 변경',
        '결과를 확인할 담당자',
        '점수',
        '우선순위',
      ),
      ...rows,
    ],
  },
  {
    name: '기준',
    widths: [26, 60, 16],
    rows: [
      title('점수를 매기는 기준'),
      [],
      heads('항목', '기준', '배점'),
      ['월 소요 시간', '한 시간마다 2점, 20시간 이상이면 만점입니다.', '40점'],
      ['규칙 분명함', '5는 글로 모두 적을 수 있음, 1은 담당자의 감에 맡김을 뜻합니다.', '20점'],
      ['예외 비율', '10% 이하 20점, 20% 이하 10점, 그보다 많으면 0점입니다.', '20점'],
      ['화면 변경', '최근 6개월 동안 화면이나 서식이 바뀌지 않았으면 10점입니다.', '10점'],
      ['담당자', '업무를 설명하고 결과를 확인해 줄 분이 있으면 10점입니다.', '10점'],
      [],
      note(
        '75점 이상은 먼저 시작하고, 55점 이상은 다음 분기에 준비합니다. 55점보다 낮으면 업무를 먼저 정리하는 편이 낫습니다.',
      ),
    ],
  },
];
