/** Who runs this portal, as the footer and the legal texts name it. */
export const COMPANY = {
  name: '주식회사 아이온오토메이션',
  businessLine: '대표이사 한서준 · 서울특별시 강남구 · support@aionu.example',
  familySites: [
    { name: 'AION Cloud', url: 'https://cloud.aionu.example' },
    { name: 'AION Academy', url: 'https://academy.aionu.example' },
  ],
};
