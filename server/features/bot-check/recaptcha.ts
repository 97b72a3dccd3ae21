import type { FastifyBaseLogger } from 'fastify';

const VERIFY_URL = 'https://www.google.com/recaptcha/api/siteverify';
const LOWEST_SCORE = 0.5;
const TIMEOUT_MS = 5_000;

interface Verdict {
  success?: boolean;
  score?: number;
  action?: string;
}

/** Verifies a token with reCAPTCHA v3; false if the service is not reachable. */
export async function verifyRecaptcha(secret: string, token: string, log: FastifyBaseLogger): Promise<boolean> {
  try {
    const response = await fetch(VERIFY_URL, {
      method: 'POST',
      body: new URLSearchParams({ secret, response: token }),
      redirect: 'error',
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    const verdict = (await response.json()) as Verdict;
    return verdict.success === true && verdict.action === 'login' && (verdict.score ?? 0) >= LOWEST_SCORE;
  } catch (error) {
    log.warn({ err: error }, 'reCAPTCHA did not answer');
    return false;
  }
}
