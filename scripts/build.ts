import { BUILD, runSteps } from './support/steps.ts';

await runSteps(BUILD);
