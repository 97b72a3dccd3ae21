import { z } from 'zod';
import { LIMITS } from '#shared/limits.ts';
import { TERM_KINDS } from '#shared/site/terms.ts';
import { defineCalls } from '../call.ts';

export const siteContract = defineCalls({
  settings: {
    method: 'GET',
    path: '/api/v1/site/settings',
    summary: '화면에 필요한 사이트 설정',
    output: z.object({
      productName: z.string(),
      /** Own logo; `delivered`: that of the demo content; null: the name only. `hasName`: it contains the name. */
      logo: z.union([
        z.object({ url: z.string(), width: z.number(), height: z.number(), hasName: z.boolean() }),
        z.literal('delivered'),
        z.null(),
      ]),
      /** Who may not use a guessable password: `standard` staff only, `strict` everybody. */
      passwordPolicy: z.enum(['standard', 'strict']),
      company: z.object({
        name: z.string(),
        representative: z.string(),
        businessNumber: z.string(),
        address: z.string(),
        phone: z.string(),
        email: z.string(),
        copyright: z.string(),
        /** Lines below the company name in the footer, in order. */
        businessLines: z.array(z.string()),
        familySites: z.array(z.object({ name: z.string(), url: z.string() })),
      }),
      publicUrl: z.string(),
      /** There is no mail server, so no mail goes out: nobody is promised one. */
      isMailFiled: z.boolean(),
    }),
  },
  logo: {
    method: 'GET',
    path: '/api/v1/site/logo/:hash',
    summary: '회사의 로고: 다시 그린 WebP',
    params: z.object({ hash: z.string().regex(/^[\w-]{22}$/) }),
    output: z.any(),
    bare: true,
    errors: ['CM04'],
  },
  term: {
    method: 'POST',
    path: '/api/v1/site/term',
    summary: '약관과 동의서의 본문: 시행 중인 것, 또는 지정한 버전',
    input: z.object({ kind: z.enum(TERM_KINDS), version: z.string().max(LIMITS.termVersionMaxChars).optional() }),
    output: z.object({
      kind: z.string(),
      /** False until the operator has published the text; the fields below are empty then. */
      isPrepared: z.boolean(),
      title: z.string(),
      version: z.string(),
      effectiveDate: z.string(),
      bodyHtml: z.string(),
      isCurrent: z.boolean(),
      /** Newest first. */
      versions: z.array(
        z.object({ version: z.string(), effectiveDate: z.string(), state: z.enum(['past', 'current', 'coming']) }),
      ),
    }),
    errors: ['CM04'],
  },
});
