import type { FastifyRequest } from 'fastify';
import type { AuditAction } from '#shared/audit.ts';
import type { TermDraft } from '#shared/site/term.rules.ts';
import { dotted } from '#shared/text/days.ts';
import { TERMS } from '#shared/site/terms.ts';
import { recordAudit } from '#server/audit/record-audit.ts';
import type { Context } from '#server/context.ts';
import { nowIso } from '#server/context.ts';
import type { Db } from '#server/db/open-database.ts';
import type { Account } from '#server/plugins/session.ts';

/** Records what was done to a version of a term, with its name and the day it takes effect. */
export const auditTerm = (
  tx: Db,
  context: Context,
  actor: Account,
  { ip }: FastifyRequest,
  action: AuditAction,
  { kind, version, effectiveDate }: Pick<TermDraft, 'kind' | 'version' | 'effectiveDate'>,
) =>
  recordAudit(
    tx,
    { actor, action, target: `${TERMS[kind].name} ${version}`, detail: dotted(effectiveDate), ip },
    nowIso(context),
  );
