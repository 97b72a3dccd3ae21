import type { Benefit, BenefitField, BenefitInput, BenefitTask, WrongField } from '../../site/benefit.rules.ts';
import { BENEFIT_MAX, EXAMPLE_CASES, hoursOf, isWhole, MONTH_HOURS } from '../../site/benefit.rules.ts';
import { withParticle } from '../../text/korean.ts';
import { shell } from '../common/shell.ko.ts';

const count = (value: number) => value.toLocaleString('ko-KR', { maximumFractionDigits: 1 });
const exact = (value: number) => value.toLocaleString('ko-KR');

/** As people say it, and to the last won: a reader may multiply it. */
export function won(value: number): string {
  const [jo = 0, eok = 0, man = 0, rest = 0] = [
    value / 1e12,
    (value % 1e12) / 1e8,
    (value % 1e8) / 1e4,
    value % 1e4,
  ].map(Math.floor);
  const units = [jo && `${exact(jo)}조`, eok && `${exact(eok)}억`, man && `${exact(man)}만`, rest && exact(rest)];
  const said = units.filter(Boolean).join(' ');
  return rest === 0 && said !== '' ? `${said} 원` : `${said || 0}원`;
}

export function hours(value: number): string {
  if (value >= 1) return `${count(value)}시간`;
  return value === 0 ? '1분 미만' : `${Math.round(value * 60)}분`;
}

const placeOf = (place: number) => `업무 ${place}`;

const nameOfWrong = ({ field, place }: WrongField) => `${place === 0 ? '' : `${placeOf(place)}의 `}${labels[field]}`;

const labels: Record<BenefitField, string> = {
  people: '담당자 수',
  minutes: '한 번에 걸리는 시간',
  times: '한 달 횟수',
  percent: '시간 절감률',
  monthHours: '한 사람의 한 달 근무 시간',
  wage: '시간당 인건비',
};

/**
 * Texts of the page 도입 비용·효과. What the price depends on is the same as in content/faq/050-price.md and
 * content/manual/license-activation.md.
 */
export const benefitText = {
  title: shell.cost,
  description: '자동화로 시간이 얼마나 줄어드는지 지금 바로 계산해보고, 영업일 하루 안에 견적을 받아보세요.',
  quote: '견적 문의하기',
  toCalculator: '바로 계산하기',

  price: {
    title: '비용은 사용하는 수량으로 정해집니다',
    lead: '사용 수량과 방식에 맞춰 견적을 내드립니다. 금액을 정하는 기준은 세 가지입니다.',
    /** Of the task that the calculator begins with. Quantities alone: there is no price list. */
    exampleOf: `예시는 견적서를 한 달에 ${exact(EXAMPLE_CASES)}건 등록하는 업무입니다.`,
    basis: [
      {
        name: 'Studio',
        counted: '업무 흐름을 만드는 사람 또는 PC의 수',
        note: '한 사람이 PC 두 대까지 쓸 수 있습니다.',
        example: ['예: 한 사람이 흐름을 만들면', 'Studio 1개'],
      },
      {
        name: 'Robot',
        counted: '동시에 실행하는 수',
        note: '열 대를 등록해도 동시에 세 대만 실행하면 세 대로 계산합니다.',
        example: ['예: 한 번에 한 대만 실행하면', 'Robot 1개'],
      },
      {
        name: 'AI 사용량',
        counted: '처리 페이지 수와 요청 수',
        note: '문서를 읽는 기능은 페이지 수로, 나머지는 요청 수로 계산합니다.',
        example: [`예: ${exact(EXAMPLE_CASES)}건을 2페이지씩 읽으면`, `한 달 ${exact(EXAMPLE_CASES * 2)}페이지`],
      },
    ],
    steps: [
      {
        name: '견적에 필요한 것',
        text: '자동화할 업무와, 그 일을 하는 사람 수와 시간입니다. 수량을 모르셔도 업무를 적어주시면 함께 계산합니다.',
      },
      { name: '견적을 받기까지', text: '문의를 남기시면 영업일 하루 안에 견적을 보내드립니다.' },
      { name: '계약하기 전에', text: '30일 동안 무료로 써보실 수 있습니다. 결제 정보는 받지 않습니다.' },
    ],
  },

  calculator: {
    title: '시간이 얼마나 줄어드는지 계산해보세요',
    lead: '자동화하려는 업무마다 세 가지만 입력해주세요. 업무가 여럿이면 추가해 함께 계산할 수 있습니다.',
    example: '지금 입력된 값은 예시입니다. 우리 회사의 값으로 바꾸면 결과가 바로 달라집니다.',
    labels,
    units: { people: '명', minutes: '분', times: '회', percent: '%', monthHours: '시간', wage: '원' },
    hints: {
      people: '이 업무를 하는 사람',
      minutes: '한 사람이 한 번 처리할 때',
      times: '한 사람이 처리하는 횟수',
      monthHours: `주 40시간을 한 달로 환산한 값(${MONTH_HOURS}시간)입니다.`,
      wage: '입력하시면 금액으로도 보여드립니다. 비워두셔도 됩니다.',
    },
    task: placeOf,
    taskName: '업무 이름',
    taskNameExample: '예: 견적서 등록',
    taskNameHint: '인쇄한 결과와 문의내용에 표시됩니다. 비워두셔도 됩니다.',
    taskHours: (value: number) => `한 달 ${hours(value)}`,
    notCounted: '세 가지를 모두 입력하면 함께 계산합니다.',
    addTask: '업무 추가',
    removeTask: (place: number) => `${placeOf(place)} 삭제`,
    industry: '업종',
    everyIndustry: '전체 업종',
    otherIndustries: '목록에 없는 업종은 측정값이 적어 전체 업종의 값으로 계산합니다.',
    assumptions: '계산 기준',
    assumptionsHint: '모두 우리 회사에 맞게 바꿀 수 있습니다.',
    measured: (industry: string, source: string, median: number, lowest: number) =>
      `${industry && `${industry} `}${source}은 ${median}%${lowest <= 0 ? '이고, 줄지 않은 시간도 있습니다.' : `${lowest < median ? `, 가장 낮은 값은 ${lowest}%` : ''}입니다.`}`,
    basis: '근거 보기',
    unmeasured: '비교할 고객 사례가 아직 없습니다. 예상하는 시간 절감률을 입력해주세요.',
    takeMedian: (percent: number) => `중간값 ${percent}%`,
    takeLowest: (percent: number) => `가장 낮은 값 ${percent}%`,
    calculate: '계산하기',
    /** Of a task whose values are right, each by itself. */
    impossible: `한 사람이 한 달 내내 해도 ${BENEFIT_MAX.monthHours}시간입니다. 한 번에 걸리는 시간이나 횟수를 줄여주세요.`,
    error: (field: BenefitField) =>
      isWhole(field)
        ? `${withParticle(labels[field], '은')} 소수점 없이 1부터 ${BENEFIT_MAX[field].toLocaleString('ko-KR')}까지 입력해주세요.`
        : `${withParticle(labels[field], '은')} 0.01부터 ${BENEFIT_MAX[field].toLocaleString('ko-KR')}까지 입력해주세요.`,
    result: {
      title: '계산 결과',
      /** On the screen and on paper; what counts most comes first. */
      figures: ({ hoursSaved, hoursSavedInYear, peopleSaved, wonSaved, wonSavedInYear }: Benefit) =>
        [
          ['한 달 절감 시간', hours(hoursSaved)],
          ['1년 절감 시간', hoursSavedInYear === 0 ? '' : hours(hoursSavedInYear)],
          // Less than a tenth of a person says nothing that the hours do not.
          ['담당자 수로 환산하면', peopleSaved === null || peopleSaved < 0.1 ? '' : `${count(peopleSaved)}명`],
          ['한 달 절감 인건비', wonSaved ? won(wonSaved) : ''],
          ['1년 절감 인건비', wonSavedInYear ? won(wonSavedInYear) : ''],
        ].filter(([, value]) => value !== '') as [name: string, value: string][],
      /** Of the line that stays in view. */
      inMonth: '한 달 절감',
      ofNow: (hoursNow: number, percent: number) =>
        `현재 소요 시간 ${hours(hoursNow)}에서 ${exact(percent)}% 줄어듭니다.`,
      beyondMonth: (task: BenefitTask, isOnly: boolean, monthHours: number) =>
        `${isOnly ? '' : `${nameOfTask(task)}: `}한 사람이 한 달에 ${hours(hoursOf({ ...task, people: 1 }))}을 쓰는 값입니다. 한 달 근무 시간(${exact(monthHours)}시간)보다 많으니 ${withParticle(labels.minutes, '과')} ${withParticle(labels.times, '을')} 확인해주세요.`,
      print: '인쇄하기',
      missing: '값을 모두 입력하면 결과를 보여드립니다.',
      wrong: '입력값을 확인해주세요.',
      /** Two by name, of more the first and how many there are. */
      wrongFields: (wrong: readonly WrongField[]) => {
        const [first = '', second] = wrong.map(nameOfWrong);
        if (second === undefined) return `${withParticle(first, '을')} 확인해주세요.`;
        return wrong.length === 2
          ? `${withParticle(first, '과')} ${withParticle(second, '을')} 확인해주세요.`
          : `${first} 등 ${wrong.length}개 값을 확인해주세요.`;
      },
      wrongHint: '붉게 표시한 값을 고치면 결과를 보여드립니다.',
      toWrong: '입력란으로 가기',
      note: '효과만 계산한 값입니다. 도입 비용은 견적에서 확인하고, 절감되는 금액과 비교해보세요.',
      ask: '이 결과로 견적 문의하기',
      askWithout: '견적 문의하기',
      askHint: '계산한 내용을 문의내용에 넣어드립니다.',
      trial: '무료체험으로 확인하기',
    },
  },

  /** How the share comes about that the portal tells. */
  references: {
    title: (industry: string, headline: string) => `‘${industry && `${industry} `}${headline}’은 이렇게 구했습니다`,
    /** Of `published` customers, `customers` have measured `figures` durations. */
    lead: (industry: string, published: number, customers: number, figures: number) =>
      `사례를 공개한 ${industry && `${industry} `}고객 ${published}곳${customers < published ? ` 가운데 ${customers}곳` : ''}이 도입 전후의 시간 ${figures}가지를 측정했습니다.${figures > 1 ? ` 많이 줄어든 순서로 놓았을 때 가운데 ${figures % 2 ? '값이' : '두 값의 평균이'} 중간값입니다.` : ''}`,
    left: '일 단위로 측정한 값은 대기 일수가 섞여 있고, 건수와 오류율은 시간이 아니므로 제외했습니다.',
    table: '고객이 도입 전후에 측정한 시간',
    middle: '중간값 기준',
    showWhole: (figures: number) => `${figures}가지 모두 보기`,
    showMiddle: '중간값 앞뒤만 보기',
    columns: { customer: '고객', figure: '측정 항목', before: '도입 전', after: '도입 후', change: '변화' },
    all: '고객 사례 전체보기',
  },

  /** On paper, for who decides. */
  sheet: {
    title: (product: string) => `${product} 도입 효과 예상`,
    made: (day: string) => `${day && `${day} 기준, `}자동화의 예상 절감 시간을 계산한 결과입니다.`,
    example: '예시 값으로 계산했습니다.',
    tasks: '계산한 업무',
    task: '업무',
    now: '현재 소요 시간',
    /** Shorter than the labels of the fields, for the heads of a table. */
    columns: { people: '담당자', minutes: '한 번에', times: '한 사람의 한 달 횟수' },
    taskHours: '한 달에 걸리는 시간',
    compared: '고객이 측정한 결과',
    valueOf: (value: number, unit: string) => `${exact(value)}${unit}`,
  },
} as const;

const workload = ({ people, minutes, times }: BenefitTask): string =>
  `담당자 ${exact(people)}명이 한 번에 ${exact(minutes)}분씩, 한 사람이 한 달에 ${exact(times)}회`;

/** What the visitor calls it, or its place. */
export const nameOfTask = ({ taskName, place }: BenefitTask): string => taskName || placeOf(place);

/** The calculation as the beginning of an inquiry. */
export function benefitMessage(input: BenefitInput, benefit: Benefit): string {
  const { tasks, percent, wage } = input;
  const { hoursNow, hoursSaved, hoursSavedInYear, wonSaved } = benefit;
  const lines = [
    '도입 효과를 계산한 결과입니다.',
    ...tasks.map((task) =>
      tasks.length === 1
        ? `- ${task.taskName || '업무량'}: ${workload(task)}`
        : `- ${nameOfTask(task)}: ${workload(task)}(한 달 ${hours(hoursOf(task))})`,
    ),
    `- 현재 소요 시간: 한 달 ${hours(hoursNow)}`,
    `- 예상 절감 시간: 한 달 ${hours(hoursSaved)}(${exact(percent)}%), 1년 ${hours(hoursSavedInYear)}`,
    wage !== null && wonSaved !== null ? `- 인건비로 환산: 시간당 ${exact(wage)}원일 때 한 달 ${won(wonSaved)}` : '',
    '이 업무에 필요한 수량과 견적을 알고 싶습니다.',
  ];
  return lines.filter((line) => line !== '').join('\n');
}

/** Told above an inquiry form that begins with a calculation. */
export const benefitInserted = '계산하신 도입 효과를 문의내용에 넣었습니다. 보내기 전에 고치실 수 있습니다.';
