/** Section 5 of the landing page without references. */
export const noReferencesText = {
  failed: '고객 사례를 불러오지 못했습니다.',
  failedHint: '잠시 후 다시 시도해주세요.',
  none: '등록된 고객 사례가 없습니다.',
  noneHint: '도입을 검토하고 계신다면 비슷한 업종의 사례를 직접 안내해드립니다.',
};
