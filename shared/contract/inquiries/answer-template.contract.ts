import { z } from 'zod';
import { LIMITS } from '#shared/limits.ts';
import { defineCalls } from '../call.ts';

const template = z.object({ templateId: z.string(), name: z.string(), body: z.string(), updatedAt: z.string() });
export type AnswerTemplate = z.output<typeof template>;

/** The same three calls for what staff answer. `maxChars` is that of the answer. */
const callsFor = <const P extends string>(of: P, what: string, maxChars: number) =>
  defineCalls({
    list: {
      method: 'POST',
      path: `/api/v1/${of}/templates`,
      summary: `${what}의 답변 템플릿: 담당자 모두가 함께 쓴다`,
      output: z.object({ list: z.array(template) }),
      errors: ['CM02', 'CM03'],
    },
    save: {
      method: 'POST',
      path: `/api/v1/${of}/template-save`,
      summary: `${what}의 답변 템플릿 저장: 같은 이름은 덮어쓰고, templateId가 있으면 그 템플릿의 이름과 내용을 바꾼다`,
      input: z.object({
        name: z.string().max(LIMITS.savedFilterNameMaxChars * 2),
        body: z.string().max(maxChars),
        /** The template that is changed, its name too; without it, the one of this name or a new one. */
        templateId: z.string().min(1).max(64).optional(),
        /** When that template was saved that the caller has seen; null: there was none. */
        updatedAt: z.string().max(40).nullable(),
      }),
      output: template,
      errors: ['CM02', 'CM03', 'CM08', 'CO04'],
    },
    remove: {
      method: 'POST',
      path: `/api/v1/${of}/template-delete`,
      summary: `${what}의 답변 템플릿 삭제`,
      input: z.object({ templateId: z.string().min(1).max(64) }),
      output: z.null(),
      errors: ['CM02', 'CM03'],
    },
  });

export const inquiryTemplateContract = callsFor('free', '문의', LIMITS.inquiryMessageMaxChars * 2);
/** Their texts are rich. */
export const questionTemplateContract = callsFor('questions', '질문', LIMITS.replyHtmlMaxChars);
