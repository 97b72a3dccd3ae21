import { ERROR_TEXT } from '#shared/messages.ko.ts';
import type { Api } from '#web/lib/api/api-client.ts';
import { ApiError } from '#web/lib/api/api-error.ts';
import { keepsCookies } from '#web/lib/cookies.ts';
import type { Challenge } from './proof-of-work.ts';

/**
 * Bot check before a protected call: on success the server sets a pass cookie, valid for one call.
 * @throws LO03 with the text to show: `failedText`, or that this browser keeps no cookies.
 */
export async function passBotCheck(api: Api, failedText: string = ERROR_TEXT.LO03): Promise<void> {
  const check = await api.get('/api/bot-challenge');
  if (check.kind === 'none') return;
  if (!keepsCookies()) {
    const { browserSettingsText } = await import('#shared/messages/account/browser-setting.ko.ts');
    throw new ApiError(400, 'LO03', browserSettingsText.cookiesBlocked);
  }
  const recaptchaToken =
    check.kind === 'pow'
      ? await solveInWorker(check.challenge as unknown as Challenge)
      : await askRecaptcha(check.siteKey);
  const isPassed = recaptchaToken !== null && (await api.post('/api/verify-recaptcha', { recaptchaToken })).success;
  if (!isPassed) throw new ApiError(400, 'LO03', failedText);
}

function solveInWorker(challenge: Challenge): Promise<string | null> {
  const worker = new Worker(new URL('./proof-of-work.worker.ts', import.meta.url), { type: 'module' });
  return new Promise<string | null>((resolve, reject) => {
    worker.addEventListener('message', (event: MessageEvent<string | null>) => resolve(event.data));
    worker.addEventListener('error', (event) => reject(new Error(event.message)));
    worker.postMessage(challenge);
  }).finally(() => worker.terminate());
}

interface Recaptcha {
  ready(callback: () => void): void;
  execute(siteKey: string, options: { action: string }): Promise<string>;
}

const recaptcha = () => (globalThis as { grecaptcha?: Recaptcha }).grecaptcha;

/** reCAPTCHA v3 token for the action `login` (specification point 7); null if the service is not reachable. */
async function askRecaptcha(siteKey: string): Promise<string | null> {
  try {
    if (!recaptcha()) await loadScript(`https://www.google.com/recaptcha/api.js?render=${encodeURIComponent(siteKey)}`);
    await new Promise<void>((resolve) => recaptcha()?.ready(resolve));
    return (await recaptcha()?.execute(siteKey, { action: 'login' })) ?? null;
  } catch {
    return null;
  }
}

function loadScript(src: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const script = document.createElement('script');
    script.src = src;
    script.addEventListener('load', () => resolve());
    script.addEventListener('error', () => reject(new Error(`${src} could not be loaded`)));
    document.head.append(script);
  });
}
