import { hasCredentials } from '#shared/text/web-address.ts';

/** Normalises a typed link: `example.com` gets https, an email address mailto; null if invalid. */
export function linkAddressOf(typed: string): string | null {
  const address = withScheme(typed.trim());
  return address === null || hasCredentials(address) ? null : address;
}

function withScheme(value: string): string | null {
  if (value === '' || /\s/.test(value)) return null;
  if (/^(?:https?:\/\/[^/]|mailto:.+@)/i.test(value)) return value;
  if (/^[^@/:]+@[^@/:]+\.[^@/:]+$/.test(value)) return `mailto:${value}`;
  if (/^[a-z][a-z0-9+.-]*:(?!\d)/i.test(value)) return null;
  return /^[^/.]+\.[^/.]/.test(value) ? `https://${value}` : null;
}
