import { escapeHtml } from '#shared/text/escape-html.ts';

/** XML 1.0 does not allow most control characters, not even escaped. */
// oxlint-disable-next-line no-control-regex
const FORBIDDEN = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g;

export const escapeXml = (text: string): string => escapeHtml(text.toWellFormed().replace(FORBIDDEN, ''));

export const element = (name: string, text: string): string => `<${name}>${escapeXml(text)}</${name}>`;
