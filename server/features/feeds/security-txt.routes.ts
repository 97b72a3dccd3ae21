import { domainToASCII } from 'node:url';
import type { FastifyInstance } from 'fastify';
import type { Context } from '#server/context.ts';
import { readCompany } from '#server/site/company.ts';
import { FIVE_MINUTES, sendText } from './send-text.ts';

const PATH = '/.well-known/security.txt';
/** RFC 9116 recommends less than a year. */
const VALID_MS = 180 * 86_400_000;

/** Contact for security reports (RFC 9116). 404 until an administrator has set the company data. */
export function securityTxtRoutes(app: FastifyInstance, { config, db, clock }: Context): void {
  app.get(PATH, { schema: { hide: true } }, async (request, reply) => {
    const { company } = await readCompany(db);
    // `.example` is reserved (RFC 2606): the address of the demo content, which reaches nobody.
    if (company.email === '' || company.email.endsWith('.example')) return reply.callNotFound();
    const lines = [
      `Contact: ${mailto(company.email)}`,
      `Expires: ${expiryOf(clock.now())}`,
      'Preferred-Languages: ko',
      ...(config.isPublicUrlGiven ? [`Canonical: ${config.publicUrl}${PATH}`] : []),
      '',
    ];
    return sendText(request, reply, { type: 'text/plain', cache: FIVE_MINUTES, body: lines.join('\n') });
  });
}

/** Constant during a day, so that the ETag is too. */
function expiryOf(now: Date): string {
  const day = new Date(now.getTime() + VALID_MS).toISOString().slice(0, 10);
  return `${day}T00:00:00Z`;
}

/** RFC 6068: ASCII only. */
function mailto(email: string): string {
  const [local = '', domain = ''] = email.split('@');
  return `mailto:${encodeURIComponent(local)}@${domainToASCII(domain)}`;
}
