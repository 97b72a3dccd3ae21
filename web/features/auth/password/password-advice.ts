import { messages } from '../../../../shared/messages.ko.ts';
import { checkPassword } from '../../../../shared/validation.ts';

const RUNS = ['0123456789', 'abcdefghijklmnopqrstuvwxyz', 'qwertyuiop', 'asdfghjkl', 'zxcvbnm'];

/** A warning about a weak pattern, or null. It never refuses: the server does, who knows more words. */
export function passwordAdvice(password: string, userId: string): string | null {
  if (password === '' || checkPassword(password) !== null) return null;
  const lower = password.toLowerCase();
  const repeats = /(.)\1{2,}/.test(lower);
  const holdsId = userId.length >= 4 && lower.includes(userId.toLowerCase());
  const holdsRun = RUNS.some((run) => piecesOf(run).some((piece) => lower.includes(piece)));
  return repeats || holdsId || holdsRun ? messages.signup.weakPassword : messages.signup.goodPassword;
}

/** Every four neighbours of a run. */
const piecesOf = (run: string) => Array.from({ length: run.length - 3 }, (_, at) => run.slice(at, at + 4));
