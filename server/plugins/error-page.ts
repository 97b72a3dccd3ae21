import { messages } from '#shared/messages.ko.ts';
import { escapeHtml } from '#shared/text/escape-html.ts';

/** Delay before the browser retries by itself. */
export const RETRY_AFTER_SECONDS = 10;

/** Minimal error page that depends on nothing else. */
export function errorPage(text: string, { isPassing }: { isPassing: boolean }): string {
  const again = isPassing ? `<meta http-equiv="refresh" content="${RETRY_AFTER_SECONDS}">` : '';
  const said = escapeHtml(text);
  return `<!doctype html><html lang="ko"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">${again}<title>${said}</title></head><body><h1>${said}</h1><p><a href="/">${messages.shell.toHome}</a></p></body></html>`;
}
