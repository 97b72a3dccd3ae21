import { domainToASCII } from 'node:url';
import type { FastifyInstance } from 'fastify';
import type { Context } from '#server/context.ts';
import { readCompany } from '#server/site/company.ts';
import { FIVE_MINUTES, sendText } from './send-text.ts';

const PATH = '/.well-known/security.txt';
/** RFC 9116 recommends less than a year. */
const VALID_MS = 180 * 86_400_000;

/** Where to report a weakness (RFC 9116). None until an administrator has said how the company is reached. */
export function securityTxtRoutes(app: FastifyInstance, { config, db, clock }: Context): void {
  app.get(PATH, { schema: { hide: true } }, async (request, reply) => {
    const { company, updatedAt } = await readCompany(db);
    // What stands there as delivered is nobody's address.
    if (updatedAt === null || company.email === '') return reply.callNotFound();
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

/** The same all day, so that the ETag is, too. */
function expiryOf(now: Date): string {
  const day = new Date(now.getTime() + VALID_MS).toISOString().slice(0, 10);
  return `${day}T00:00:00Z`;
}

/** RFC 6068: ASCII alone. */
function mailto(email: string): string {
  const [local = '', domain = ''] = email.split('@');
  return `mailto:${encodeURIComponent(local)}@${domainToASCII(domain)}`;
}
