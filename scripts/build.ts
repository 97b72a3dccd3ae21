import { buildSteps, runSteps } from './support/steps.ts';

await runSteps(buildSteps());
