import { z } from 'zod';
import { LIMITS } from '#shared/limits.ts';
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

const brand = z.object({
  productName: z.string(),
  /** PRODUCT_NAME, used while `productName` is empty. */
  defaultName: z.string(),
  logo: z.object({ url: z.string(), width: z.number(), height: z.number(), hasName: z.boolean() }).nullable(),
  updatedAt: z.string().nullable(),
});

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
  brand: {
    method: 'POST',
    path: '/api/v1/admin/brand',
    summary: '제품 이름과 로고: 관리자만',
    output: brand,
    errors: ['CM02', 'CM03'],
  },
  saveBrand: {
    method: 'POST',
    path: '/api/v1/admin/brand/save',
    summary: '제품 이름과 로고 저장: 관리자만. 로고는 다시 그려 저장한다',
    input: z.object({
      productName: typed,
      /** Base64 of a new picture; omitted: the present one stays; null: none. */
      picture: z
        .base64()
        .max(Math.ceil(LIMITS.logoMaxBytes / 3) * 4)
        .nullable()
        .optional(),
      hasName: z.boolean(),
      updatedAt: z.string().nullable(),
    }),
    output: brand,
    errors: ['CM02', 'CM03', 'CM05', 'CM08', 'FI02', 'FI08'],
  },
});
