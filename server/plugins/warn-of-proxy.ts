import type { FastifyInstance } from 'fastify';
import type { Context } from '../context.ts';

/**
 * Warns once when requests come through a proxy that TRUST_PROXY does not name: all visitors then share the proxy's
 * address and its limits. A visitor may send the header, too, so it is no more than a warning.
 */
export function warnOfUnnamedProxy(app: FastifyInstance, { config, log }: Context): void {
  if (config.trustProxy !== false) return;
  let hasWarned = false;
  app.addHook('onRequest', (request, _reply, done) => {
    if (!hasWarned && request.headers['x-forwarded-for'] !== undefined) {
      hasWarned = true;
      log.warn(
        `X-Forwarded-For가 있는 요청이 ${request.ip}에서 왔지만 설정 TRUST_PROXY가 없어 믿지 않았습니다. 프록시라면 그 주소를 TRUST_PROXY에 적어주세요.`,
      );
    }
    done();
  });
}
