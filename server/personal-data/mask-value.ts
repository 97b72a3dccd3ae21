/** `홍길동` becomes `홍*동`, `김철` becomes `김*`, `Jane Doe` becomes `J******e`. */
export function maskName(name: string): string {
  const characters = Array.from(name);
  if (characters.length <= 1) return '*';
  if (characters.length === 2) return `${characters[0]}*`;
  return `${characters[0]}${'*'.repeat(characters.length - 2)}${characters.at(-1)}`;
}

/** `hong@example.com` becomes `ho***@example.com`, independent of the length before the @. */
export function maskEmail(email: string): string {
  const at = email.lastIndexOf('@');
  return `${email.slice(0, Math.min(2, at - 1))}***${email.slice(at)}`;
}

/** `hong2026` becomes `hon*****`. */
export const maskId = (loginId: string): string => loginId.slice(0, 3) + '*'.repeat(Math.max(0, loginId.length - 3));

/** `010-1234-5678` becomes `010-****-5678`: the middle digits are masked. */
export function maskPhone(phone: string): string {
  const total = phone.replace(/\D/g, '').length;
  const shownFirst = total >= 10 ? 3 : 2;
  const shownLast = total >= 9 ? 4 : 2;
  let seen = 0;
  return phone.replace(/\d/g, (digit) => {
    seen += 1;
    return seen <= shownFirst || seen > total - shownLast ? digit : '*';
  });
}
