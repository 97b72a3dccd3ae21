/** What customers measured, in the same words on the landing page, 회사소개 and 도입 비용·효과. */
export function timeSavedInWords({
  medianPercent,
  customers,
}: {
  medianPercent: number;
  customers: readonly string[];
}) {
  return {
    headline: `고객이 측정한 업무 시간, ${medianPercent}% 단축`,
    source: `고객 ${customers.length}곳 측정값의 중간값`,
  };
}
