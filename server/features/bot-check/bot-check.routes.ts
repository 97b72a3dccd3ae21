import type { FastifyInstance } from 'fastify';
import { botCheckContract } from '#shared/contract/account/bot-check.contract.ts';
import { SUCCESS_CODE } from '#shared/error-codes.ts';
import { ERROR_TEXT } from '#shared/messages.ko.ts';
import type { Context } from '#server/context.ts';
import { route } from '#server/plugins/route.ts';
import { issueBotPass } from './bot-pass.ts';
import { verifySolution, newChallenge } from './proof-of-work.ts';
import { verifyRecaptcha } from './recaptcha.ts';

export function botCheckRoutes(app: FastifyInstance, context: Context): void {
  const { botCheck } = context.config;

  route(app, botCheckContract.challenge, async () => {
    if (botCheck.kind === 'recaptcha') return { kind: 'recaptcha' as const, siteKey: botCheck.siteKey };
    if (botCheck.kind === 'none') return { kind: 'none' as const };
    return { kind: 'pow' as const, challenge: await newChallenge(context) };
  });

  route(app, botCheckContract.verify, async ({ input, request, reply }) => {
    const success = await isHuman(input.recaptchaToken, request.log);
    if (success) await issueBotPass(context, reply);
    return {
      success,
      responseCode: success ? SUCCESS_CODE : 'LO03',
      message: success ? '' : ERROR_TEXT.LO03,
      data: { success },
    };
  });

  async function isHuman(token: string, log: typeof context.log): Promise<boolean> {
    if (botCheck.kind === 'none') return true;
    if (botCheck.kind === 'recaptcha') return verifyRecaptcha(botCheck.secret, token, log);
    return verifySolution(context, token);
  }
}
