import type { TestApp } from '#server/testing/build-test-app.ts';
import type { Shot } from './requests.ts';
import { SECRET } from './world.ts';

const HANGS_AFTER_MS = 5_000;

type Answer = Awaited<ReturnType<TestApp['app']['inject']>>;

/** Sends the request with a timeout. */
export async function send({ app }: TestApp, shot: Shot, remoteAddress: string): Promise<Answer> {
  const method = shot.method as 'GET';
  let timer: NodeJS.Timeout | undefined;
  const tooLate = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error('no answer within five seconds')), HANGS_AFTER_MS);
  });
  try {
    return await Promise.race([app.inject({ ...shot, method, remoteAddress }), tooLate]);
  } finally {
    clearTimeout(timer);
  }
}

/**
 * Describes what is wrong with a response, or null. The server itself checks that a success matches its schema;
 * otherwise it responds with 500.
 */
export function faultOf(answer: Answer, mayReadSecrets: boolean): string | null {
  const { statusCode, headers, body } = answer;
  if (statusCode >= 500) return `HTTP ${statusCode}`;
  if (headers['x-content-type-options'] !== 'nosniff') return 'no nosniff';
  const policy = String(headers['content-security-policy']);
  if (!policy.includes("object-src 'none'") && !policy.includes('sandbox')) return `policy ${policy}`;
  if (/unsafe-(?:inline|eval)/.test(/script-src[^;]*/.exec(policy)?.[0] ?? '')) return `scripts ${policy}`;
  if (!mayReadSecrets && body.includes(SECRET)) return 'a secret was told';
  if (statusCode < 400) return null;
  return isTold(answer) ? null : `an error that says nothing: ${body.slice(0, 200)}`;
}

/** Korean, in the portal's envelope or in the format of the chat API. */
function isTold({ headers, body }: Answer): boolean {
  if (!String(headers['content-type']).startsWith('application/json')) return false;
  const { message, responseCode, data, code, status } = JSON.parse(body) as Record<string, unknown>;
  const isPortal = typeof responseCode === 'string' && typeof data === 'object';
  const isChat = typeof code === 'string' && typeof status === 'number';
  return typeof message === 'string' && /[가-힣]/.test(message) && (isPortal || isChat);
}
