import helmet from '@fastify/helmet';
import type { FastifyInstance } from 'fastify';
import { PLAYER_ORIGINS } from '../../shared/boards/video-address.ts';
import type { Context } from '../context.ts';

/**
 * A strict content security policy: scripts come from our own files alone, so that cached pages need no nonce.
 * `style-src` allows inline attributes: rich text keeps its column widths and alignment there.
 */
export async function setSecurityHeaders(
  app: FastifyInstance,
  { config }: Context,
  development: boolean,
): Promise<void> {
  const https = config.publicUrl.startsWith('https:');
  const recaptcha = config.botCheck.kind === 'recaptcha' ? ['https://www.google.com', 'https://www.gstatic.com'] : [];
  await app.register(helmet, {
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'self'"],
        scriptSrc: ["'self'", ...recaptcha, ...(development ? ["'unsafe-inline'"] : [])],
        styleSrc: ["'self'", "'unsafe-inline'"],
        imgSrc: ["'self'", 'data:', 'blob:'],
        fontSrc: ["'self'", 'data:'],
        mediaSrc: ["'self'", 'blob:'],
        connectSrc: ["'self'", ...(development ? ['ws:'] : [])],
        workerSrc: ["'self'", 'blob:'],
        frameSrc: [...recaptcha, ...Object.values(PLAYER_ORIGINS)],
        objectSrc: ["'none'"],
        baseUri: ["'none'"],
        formAction: ["'self'"],
        frameAncestors: ["'self'"],
      },
    },
    // Told to a plain-http intranet address, it would lock visitors out.
    strictTransportSecurity: https,
    crossOriginOpenerPolicy: https,
    originAgentCluster: https,
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
  });
}
