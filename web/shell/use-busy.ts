import { useState } from 'react';
import { useTellFailure } from './use-tell-failure.ts';

/** For a button that does one thing: busy until it is done, and what failed is told. */
export function useBusy() {
  const tellFailure = useTellFailure();
  const [isBusy, setBusy] = useState(false);
  const run = async (step: () => Promise<unknown>): Promise<void> => {
    setBusy(true);
    try {
      await step();
    } catch (error) {
      tellFailure(error);
    } finally {
      setBusy(false);
    }
  };
  return { isBusy, run };
}
