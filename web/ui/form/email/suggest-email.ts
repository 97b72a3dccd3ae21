/** Those that most people in Korea have. */
const DOMAINS = [
  'gmail.com',
  'naver.com',
  'daum.net',
  'hanmail.net',
  'nate.com',
  'kakao.com',
  'outlook.com',
  'hotmail.com',
  'icloud.com',
];

/** The address that was meant, where its domain is one slip of the fingers from a common one; else null. */
export function suggestEmail(typed: string): string | null {
  const [local = '', domain = '', ...more] = typed.trim().split('@');
  const lower = domain.toLowerCase();
  if (local === '' || more.length > 0 || DOMAINS.includes(lower)) return null;
  const meant = DOMAINS.find((common) => isOneSlipFrom(lower, common));
  return meant === undefined ? null : `${local}@${meant}`;
}

/** One letter wrong, missing or too many, or two in the wrong order, of two different words. */
function isOneSlipFrom(typed: string, meant: string): boolean {
  let at = 0;
  while (typed[at] === meant[at]) at += 1;
  const endsAlike = (ofTyped: number, ofMeant: number) => typed.slice(at + ofTyped) === meant.slice(at + ofMeant);
  if (typed[at] === meant[at + 1] && typed[at + 1] === meant[at] && endsAlike(2, 2)) return true;
  // The first letter is seldom wrong: mail.com and ymail.com are others than gmail.com.
  return at > 0 && (endsAlike(1, 1) || endsAlike(1, 0) || endsAlike(0, 1));
}
