import type { FastifyInstance } from 'fastify';
import { chatAdminContract } from '#shared/contract/admin/chat-key.contract.ts';
import { can } from '#shared/permissions.ts';
import type { Context } from '#server/context.ts';
import { nowIso } from '#server/context.ts';
import { transaction } from '#server/db/transaction.ts';
import { fail } from '#server/errors.ts';
import { route } from '#server/plugins/route.ts';
import { recordAudit } from '#server/audit/record-audit.ts';
import { requireAllowed } from '#server/plugins/require-allowed.ts';
import { createKey, findKey, listKeys, revokeKey } from './key.queries.ts';

export function chatKeyRoutes(app: FastifyInstance, context: Context): void {
  const { db } = context;

  route(app, chatAdminContract.listKeys, async ({ request }) => {
    requireAllowed(request, can.manageChatKeys);
    const keys = await listKeys(db);
    return {
      list: keys.map((key) => ({
        keyId: key.id,
        name: key.name,
        prefix: key.key_prefix,
        createdAt: key.created_at,
        lastUsedAt: key.last_used_at,
        revokedAt: key.revoked_at,
      })),
    };
  });

  route(app, chatAdminContract.createKey, async ({ input, request }) => {
    const actor = requireAllowed(request, can.manageChatKeys);
    const name = input.name.trim();
    return transaction(db, async (tx) => {
      const { id, key } = await createKey(tx, { name, createdBy: actor.id }, nowIso(context));
      await recordAudit(tx, { actor, action: 'apiKey.create', target: name, ip: request.ip }, nowIso(context));
      return { keyId: id, key };
    });
  });

  route(app, chatAdminContract.revokeKey, async ({ input, request }) => {
    const actor = requireAllowed(request, can.manageChatKeys);
    await transaction(db, async (tx) => {
      const { name, isRevoked } = (await findKey(tx, input.keyId)) ?? fail('CM04');
      if (isRevoked) return;
      await revokeKey(tx, input.keyId, nowIso(context));
      await recordAudit(tx, { actor, action: 'apiKey.revoke', target: name, ip: request.ip }, nowIso(context));
    });
    return null;
  });
}
