import { listedWords, typedForms } from './common-words.ts';

/**
 * A password that needs fewer guesses than eight characters drawn at random is made of known parts: one of the 49,000
 * most used, a walk over the keyboard, a repetition, a date, a listed word, in whatever spelling.
 */
const FEWEST_GUESSES = 1e8;

/** The digits' row, as it comes out with the shift key held down. */
const SHIFTED = ')!@#$%^&*(';

/** Made when first asked for: the words take a tenth of a second and some megabytes. */
let estimator: Promise<{ guesses: (password: string, words: string[]) => number }> | null = null;

/** Whether somebody who knows what people choose, and these words about the person, would soon try it. */
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

/** `qwer!@#$` is `qwer1234` to the fingers. */
const withoutShift = (password: string) => password.replace(/[)!@#$%^&*(]/g, (sign) => String(SHIFTED.indexOf(sign)));
