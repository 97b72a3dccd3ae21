import { z } from 'zod';
import { defineCalls } from './call.ts';

export const siteContract = defineCalls({
  settings: {
    method: 'GET',
    path: '/api/v1/site/settings',
    summary: '화면에 필요한 사이트 설정',
    output: z.object({
      productName: z.string(),
      company: z.object({
        name: z.string(),
        businessLine: z.string(),
        familySites: z.array(z.object({ name: z.string(), url: z.string() })),
      }),
      publicUrl: z.string(),
    }),
  },
  term: {
    method: 'POST',
    path: '/api/v1/site/term',
    summary: '약관과 동의서의 현재 본문',
    input: z.object({
      kind: z.enum([
        'terms-of-use',
        'privacy-policy',
        'privacy-signup',
        'age',
        'marketing',
        'privacy-contact',
        'advertising',
        'company',
      ]),
    }),
    output: z.object({
      kind: z.string(),
      title: z.string(),
      version: z.string(),
      effectiveDate: z.string(),
      bodyHtml: z.string(),
    }),
    errors: ['CM04'],
  },
});
