import { z } from 'zod';
import { FAMILY_SITE_COUNT } from '#shared/site/company.ts';
import { defineCalls } from '../call.ts';

const typed = z.string().max(500);

const company = z.object({
  name: typed,
  representative: typed,
  businessNumber: typed,
  address: typed,
  phone: typed,
  email: typed,
  copyright: typed,
  familySites: z.array(z.object({ name: typed, url: typed })).max(FAMILY_SITE_COUNT),
});

/** `updatedAt` of the loaded data, for detecting concurrent changes; null if it was never changed. */
const kept = z.object({ company, updatedAt: z.string().nullable() });

export const siteAdminContract = defineCalls({
  company: {
    method: 'POST',
    path: '/api/v1/admin/company',
    summary: '회사와 푸터 정보: 관리자만',
    output: kept,
    errors: ['CM02', 'CM03'],
  },
  saveCompany: {
    method: 'POST',
    path: '/api/v1/admin/company/save',
    summary: '회사와 푸터 정보 저장: 관리자만',
    input: kept,
    output: kept,
    errors: ['CM02', 'CM03', 'CM08'],
  },
});
