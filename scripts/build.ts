import { stampBuild } from './build-steps/build-stamp.ts';
import { STEPS, runSteps } from './support/steps.ts';

await runSteps([STEPS.buildClient, STEPS.compressAssets, STEPS.buildRender, STEPS.buildManual]);
stampBuild();
