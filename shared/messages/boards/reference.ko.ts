/** Texts of the reference board's own screens. */
export const referenceText = {
  selected: '선택하신 레퍼런스',
  readMore: '도입 이야기 보기',
  kpis: '도입 성과',
  before: '도입 전',
  after: '도입 후',
  background: '도입 배경',
  approach: '추진 내용',
  story: '도입 이야기',
  quote: '고객 한마디',
  similar: '같은 업종의 다른 사례',
  askTitle: '우리 회사에도 적용할 수 있을까요?',
  askHint: '업무를 알려주시면 자동화 범위와 기대 효과를 함께 검토해드립니다.',
  ask: '도입 문의',
  robots: (count: string) => `로봇 ${count}대`,
  notApproved: '공개 전',
} as const;
