/** Normalises a typed link: `example.com` gets https, an email address mailto; null if invalid. */
export function linkAddressOf(typed: string): string | null {
  const value = typed.trim();
  if (value === '' || /\s/.test(value)) return null;
  if (/^(?:https?:\/\/[^/]|mailto:.+@)/i.test(value)) return value;
  if (/^[^@/:]+@[^@/:]+\.[^@/:]+$/.test(value)) return `mailto:${value}`;
  if (/^[a-z][a-z0-9+.-]*:(?!\d)/i.test(value)) return null;
  return /^[^/.]+\.[^/.]/.test(value) ? `https://${value}` : null;
}
