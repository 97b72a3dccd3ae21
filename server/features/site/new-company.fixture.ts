import type { Company } from '#shared/site/company.ts';

export const NEW_COMPANY: Company = {
  name: '주식회사 새이름',
  representative: '정다은',
  businessNumber: '123-45-67891',
  address: '부산광역시 해운대구 센텀로 1',
  phone: '1588-0000',
  email: 'help@new.example',
  copyright: '',
  familySites: [
    { name: '교육 센터', url: 'https://edu.new.example/start?from=portal' },
    { name: '', url: '' },
  ],
};
