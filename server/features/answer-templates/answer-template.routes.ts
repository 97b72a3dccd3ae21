import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { AnswerTemplate } from '#shared/contract/inquiries/answer-template.contract.ts';
import {
  inquiryTemplateContract,
  questionTemplateContract,
} from '#shared/contract/inquiries/answer-template.contract.ts';
import type { Answered } from '#shared/inquiries/answer-template.rules.ts';
import { templateFieldError } from '#shared/inquiries/answer-template.rules.ts';
import { answerError } from '#shared/inquiries/inquiry.rules.ts';
import { LIMITS } from '#shared/limits.ts';
import { messages } from '#shared/messages.ko.ts';
import { answerTemplateText as text } from '#shared/messages/admin/people/answer-template.ko.ts';
import { can } from '#shared/permissions.ts';
import { composed } from '#shared/text/compose.ts';
import { checkReplyText } from '#shared/validation.ts';
import type { Context } from '#server/context.ts';
import { nowIso } from '#server/context.ts';
import type { Db } from '#server/db/open-database.ts';
import { transaction } from '#server/db/transaction.ts';
import { fail, refuseInvalid } from '#server/errors.ts';
import { sha256 } from '#server/security/keys.ts';
import { requireAllowed } from '#server/plugins/require-allowed.ts';
import { route } from '#server/plugins/route.ts';
import { imageIdsOf } from '#server/rich-text/image-ids.ts';
import { sanitizeRichText } from '#server/rich-text/sanitize-rich-text.ts';
import { textOf } from '#server/rich-text/plain-text.ts';
import { storeSetting } from '#server/site/stored-setting.ts';

const MAX_CHARS = LIMITS.savedFilterNameMaxChars;

interface AnswerKind {
  of: Answered;
  /** One row of `site_setting` for each template, so that two people can save at the same time. */
  prefix: 'inquiry-template:' | 'question-template:';
  requireStaff: (request: FastifyRequest) => void;
  /** The text as it is stored. */
  clean: (body: string) => string;
  check: (body: string) => string | null;
}

const KINDS = {
  inquiry: {
    of: 'free',
    prefix: 'inquiry-template:',
    requireStaff: (request) => requireAllowed(request, can.manageInquiries),
    clean: (body) => composed(body.trim()),
    check: answerError,
  },
  question: {
    of: 'questions',
    prefix: 'question-template:',
    requireStaff: (request) => requireAllowed(request, can.answerQuestions),
    clean: sanitizeRichText,
    // A picture belongs to the document it was uploaded for, and goes with it.
    check: (body) => (imageIdsOf(body).length > 0 ? text.noPictures : checkReplyText(textOf(body))),
  },
} satisfies Record<string, AnswerKind>;

/** A template of the demo, as the portal keeps it. */
export const seededTemplate = (of: keyof typeof KINDS, name: string, body: string, now: string) => ({
  name: `${KINDS[of].prefix}${idFor(name)}` as const,
  value: JSON.stringify({ name, body: KINDS[of].clean(body) }),
  updated_at: now,
});

/** Templates for answers, shared by everybody who may answer; saving an existing name replaces it, as it was seen. */
export function answerTemplateRoutes(app: FastifyInstance, { db, clock }: Pick<Context, 'db' | 'clock'>): void {
  const register = (
    calls: typeof inquiryTemplateContract | typeof questionTemplateContract,
    { of, prefix, requireStaff, clean, check }: AnswerKind,
  ) => {
    const nameOf = (templateId: string) => `${prefix}${templateId}` as const;

    route(app, calls.list, async ({ request }) => {
      requireStaff(request);
      return { list: await listTemplates(db, prefix) };
    });

    route(app, calls.save, async ({ input, request }) => {
      requireStaff(request);
      const name = composed(input.name.trim());
      const body = clean(input.body);
      const nameProblem =
        name === ''
          ? messages.required(text.name)
          : name.length > MAX_CHARS
            ? messages.tooLong(text.name, MAX_CHARS)
            : null;
      refuseInvalid({ name: nameProblem, body: check(body) ?? templateFieldError(body, of) });
      return transaction(db, async (tx) => {
        const all = await listTemplates(tx, prefix);
        const same = all.find((template) => template.name === name);
        const isRenamed = input.templateId !== undefined && input.templateId !== same?.templateId;
        if (isRenamed && same) refuseInvalid({ name: text.nameTaken });
        // The id is that of the name: the template moves to another row.
        if (isRenamed) await removeSeen(tx, nameOf(input.templateId ?? ''), input.updatedAt);
        else if (!same && all.length >= LIMITS.answerTemplateMax) fail('CO04');
        const templateId = same?.templateId ?? idFor(name);
        const updatedAt = nowIso({ clock });
        // One that was deleted meanwhile is saved anew.
        await storeSetting(tx, nameOf(templateId), { name, body }, same ? input.updatedAt : null, updatedAt);
        return { templateId, name, body, updatedAt };
      });
    });

    route(app, calls.remove, async ({ input, request }) => {
      requireStaff(request);
      await db.deleteFrom('site_setting').where('name', '=', nameOf(input.templateId)).execute();
      return null;
    });
  };
  register(inquiryTemplateContract, KINDS.inquiry);
  register(questionTemplateContract, KINDS.question);
}

/** From the name, so that two who save a new name at once save one template. */
const idFor = (name: string): string => sha256(name).slice(0, 32);

/** @throws CM08 if somebody has changed or deleted it since `seenAt`. */
async function removeSeen(tx: Db, name: `${AnswerKind['prefix']}${string}`, seenAt: string | null): Promise<void> {
  const { numDeletedRows } = await tx
    .deleteFrom('site_setting')
    .where('name', '=', name)
    .where('updated_at', '=', seenAt ?? '')
    .executeTakeFirst();
  if (numDeletedRows !== 1n) fail('CM08');
}

async function listTemplates(db: Db, prefix: AnswerKind['prefix']): Promise<AnswerTemplate[]> {
  const rows = await db
    .selectFrom('site_setting')
    .select(['name', 'value', 'updated_at'])
    .where('name', 'like', `${prefix}%` as const)
    .execute();
  return rows
    .map(({ name, value, updated_at: updatedAt }) => ({
      templateId: name.slice(prefix.length),
      ...(JSON.parse(value) as { name: string; body: string }),
      updatedAt,
    }))
    .toSorted((a, b) => a.name.localeCompare(b.name, 'ko'));
}
