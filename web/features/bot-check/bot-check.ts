import type { Api } from '#web/lib/api/api-client.ts';
import type { Challenge } from './proof-of-work.ts';

/**
 * Bot check before a protected call: on success the server sets a pass cookie, valid for one call.
 * @returns false if the check failed.
 */
export async function passBotCheck(api: Api): Promise<boolean> {
  const check = await api.get('/api/bot-challenge');
  if (check.kind === 'none') return true;
  const recaptchaToken =
    check.kind === 'pow'
      ? await solveInWorker(check.challenge as unknown as Challenge)
      : await askRecaptcha(check.siteKey);
  if (recaptchaToken === null) return false;
  const { success } = await api.post('/api/verify-recaptcha', { recaptchaToken });
  return success;
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
