import { listedWords, typedForms } from './common-passwords.ts';

/**
 * A password below this number of guesses consists of known parts: one of the 49,000 most common passwords, a keyboard
 * pattern, a repetition, a date, or a listed word in any spelling.
 */
const FEWEST_GUESSES = 1e8;

/** The digit row with the shift key. */
const SHIFTED = ')!@#$%^&*(';

/** Created on first use, which takes a tenth of a second and some megabytes. */
let estimator: Promise<{ guesses: (password: string, words: string[]) => number }> | null = null;

/** Whether a password is easy to guess for somebody who knows common passwords and the words `about` the person. */
export async function isGuessable(password: string, about: readonly string[]): Promise<boolean> {
  estimator ??= openEstimator();
  const { guesses } = await estimator;
  const words = about.flatMap(typedForms);
  return [password, withoutShift(password)].some((typed) => guesses(typed, words) < FEWEST_GUESSES);
}

async function openEstimator() {
  const { ZxcvbnFactory } = await import('@zxcvbn-ts/core');
  const { adjacencyGraphs, dictionary } = await import('@zxcvbn-ts/language-common');
  const zxcvbn = new ZxcvbnFactory({
    dictionary: { ...dictionary, listed: [...listedWords] },
    graphs: adjacencyGraphs,
  });
  return { guesses: (password: string, words: string[]) => zxcvbn.check(password, words).guesses };
}

/** `qwer!@#$` is typed like `qwer1234`. */
const withoutShift = (password: string) => password.replace(/[)!@#$%^&*(]/g, (sign) => String(SHIFTED.indexOf(sign)));
