import type { FastifyRequest } from 'fastify';
import { can } from '../../../shared/permissions.ts';
import { fail } from '../../errors.ts';
import type { Account } from '../../plugins/session.ts';
import { actorOf, requireLogin } from '../../plugins/session.ts';

/** Who may change what the portal says in the company's name. */
export function requireSiteAdmin(request: FastifyRequest): Account {
  const account = requireLogin(request);
  if (!can.manageSite(actorOf(request))) fail('CM03');
  return account;
}
