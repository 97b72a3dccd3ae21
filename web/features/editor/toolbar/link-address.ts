/** What was typed as a link's address made usable: `example.com` becomes https, an e-mail address a mailto; null when neither. */
export function linkAddressOf(typed: string): string | null {
  const value = typed.trim();
  if (value === '' || /\s/.test(value)) return null;
  if (/^(?:https?:\/\/[^/]|mailto:.+@)/i.test(value)) return value;
  if (/^[^@/:]+@[^@/:]+\.[^@/:]+$/.test(value)) return `mailto:${value}`;
  if (/^[a-z][a-z0-9+.-]*:(?!\d)/i.test(value)) return null;
  return /^[^/.]+\.[^/.]/.test(value) ? `https://${value}` : null;
}
