import { STATIC_CHECKS, STEPS, runSteps } from './support/steps.ts';

/** Checks to run before every commit. */
await runSteps([STATIC_CHECKS, STEPS.fastTests]);
