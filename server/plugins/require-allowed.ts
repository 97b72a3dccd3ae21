import type { FastifyRequest } from 'fastify';
import type { Actor } from '#shared/permissions.ts';
import { fail } from '../errors.ts';
import type { Account } from './session.ts';
import { actorOf, requireLogin } from './session.ts';

/** @throws CM02 for visitors, CM03 for members who fail `may`. */
export function requireAllowed(request: FastifyRequest, may: (actor: Actor) => boolean): Account {
  const account = requireLogin(request);
  return may(actorOf(request)) ? account : fail('CM03');
}
