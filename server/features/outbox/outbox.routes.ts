import type { FastifyInstance } from 'fastify';
import { outboxContract } from '../../../shared/contract/admin/outbox.contract.ts';
import { LIMITS } from '../../../shared/limits.ts';
import { can } from '../../../shared/permissions.ts';
import type { Context } from '../../context.ts';
import { fail } from '../../errors.ts';
import { route } from '../../plugins/route.ts';
import { actorOf, requireLogin } from '../../plugins/session.ts';
import { withoutSecrets } from './without-secrets.ts';

export function outboxRoutes(app: FastifyInstance, { db }: Context): void {
  route(app, outboxContract.list, async ({ input, request }) => {
    requireLogin(request);
    if (!can.readOutbox(actorOf(request))) fail('CM03');
    const [{ count }, mails] = await Promise.all([
      db
        .selectFrom('mail')
        .select((eb) => eb.fn.countAll<number>().as('count'))
        .executeTakeFirstOrThrow(),
      db
        .selectFrom('mail')
        .selectAll()
        .orderBy('created_at', 'desc')
        .orderBy('id')
        .limit(LIMITS.listPageSize)
        .offset((input.page - 1) * LIMITS.listPageSize)
        .execute(),
    ]);
    return {
      list: mails.map((mail) => ({
        mailId: mail.id,
        to: mail.to_address,
        subject: mail.subject,
        bodyText: withoutSecrets(mail.body_text),
        status: mail.status,
        attempts: mail.attempts,
        lastError: mail.last_error,
        createdAt: mail.created_at,
        sentAt: mail.sent_at,
      })),
      totalCount: count,
      page: input.page,
      size: LIMITS.listPageSize,
    };
  });
}
