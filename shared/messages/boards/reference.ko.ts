export const referenceText = {
  selected: '선택하신 고객 사례',
  readMore: '도입 이야기 보기',
  kpis: '도입 성과',
  before: '도입 전',
  after: '도입 후',
  background: '도입 배경',
  approach: '추진 내용',
  similar: '다른 고객 사례',
  askHint: '업무를 알려주시면 자동화 범위와 기대 효과를 함께 검토해드립니다.',
  ask: '이 사례로 도입 문의하기',
  notApproved: '공개 전',
} as const;
