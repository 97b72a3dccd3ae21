import { hasHidden } from '../validation.ts';

const parsed = (value: string): URL | null => (URL.canParse(value) ? new URL(value) : null);

/** An http(s) URL, also one that a browser would mend: `https:example.com`. */
export const isWebLink = (value: string): boolean => /^https?:$/.test(parsed(value)?.protocol ?? '');

/** Credentials in a URL: of `https://bank.example@evil.example`, people take the first name for the place. */
export function hasCredentials(value: string): boolean {
  const url = value.includes('@') ? parsed(value) : null;
  return url !== null && (url.username !== '' || url.password !== '');
}

/** An http(s) URL as it is written out, without credentials: safe as a link on every page. */
export const isWebAddress = (value: string): boolean =>
  /^https?:\/\/\S+$/i.test(value) && isWebLink(value) && !hasCredentials(value) && !hasHidden(value);

/** A path of this portal, which stays on it: browsers read `/../..//a` as `//a`, another site. */
export const isPortalPath = (value: string): boolean =>
  /^\/(?![/\\])[^\s\\]*$/.test(value) &&
  !hasHidden(value) &&
  !(parsed(`https://portal.invalid${value}`)?.pathname ?? '//').startsWith('//');
