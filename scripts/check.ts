import { STEPS, runSteps } from './support/steps.ts';

/** What must be green before every commit; under a minute. */
await runSteps([STEPS.types, STEPS.lint, STEPS.format, STEPS.unused, STEPS.fastTests]);
