import { paths } from '#shared/paths.ts';
import type { FastifyInstance } from 'fastify';
import { BOARD_TYPES } from '#shared/boards.ts';
import type { Context } from '#server/context.ts';
import { baseAddressOf } from '#server/site/base-address.ts';
import { fiveMinutes, sendText } from './send-text.ts';

/** Pages without public content: forms, accounts, administration. */
const CLOSED = [
  paths.admin(),
  '/api',
  paths.contactList(),
  paths.boardHistory(''),
  paths.login(),
  paths.signup(),
  paths.findId(),
  paths.findPw(),
  paths.resetPassword(),
  paths.verifyEmail(),
  paths.userEdit(),
  `${paths.search()}?`,
  ...BOARD_TYPES.flatMap((boardType) => [paths.boardRegister(boardType), paths.boardModify(boardType, '')]),
];

/** Pictures of public pages; the longer rule wins. */
const OPEN = ['/api/v1/board/fileDownload/link/'];

export function robotsRoutes(app: FastifyInstance, { config }: Context): void {
  app.get('/robots.txt', { schema: { hide: true } }, async (request, reply) => {
    const lines = [
      'User-agent: *',
      ...CLOSED.map((path) => `Disallow: ${path}`),
      ...OPEN.map((path) => `Allow: ${path}`),
      '',
      `Sitemap: ${baseAddressOf(config, request)}/sitemap.xml`,
      '',
    ];
    return sendText(request, reply, { type: 'text/plain', cache: fiveMinutes(config), body: lines.join('\n') });
  });
}
