import { isBuildCurrent } from './build-steps/build-stamp.ts';
import { countTests } from './checks/count-tests.ts';
import { ensureChromium } from './chromium.ts';
import { STEPS, buildSteps, runSteps } from './support/steps.ts';

/** Runs what `npm test` leaves out. Stops at the first failure; the last line has the number of tests. */
ensureChromium();
const printed = await runSteps([
  STEPS.deepTests,
  ...(isBuildCurrent() ? [] : buildSteps()),
  STEPS.rollingUpdate,
  STEPS.deepEndToEnd,
]);
process.stdout.write(`\n${countTests(printed)} passed, 0 failed\n`);
