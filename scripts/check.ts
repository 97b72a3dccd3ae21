import { STATIC_CHECKS, STEPS, runSteps } from './support/steps.ts';

/** What must be green before every commit. */
await runSteps([STATIC_CHECKS, STEPS.fastTests]);
