import { isBuildCurrent } from './build-steps/build-stamp.ts';
import { countTests } from './checks/count-tests.ts';
import { ensureChromium } from './chromium.ts';
import { STEPS, buildSteps, runSteps } from './support/steps.ts';

/** What `npm test` leaves out, for after it. Red stops it at once; the last line counts what ran. */
const chromium = ensureChromium();
const printed = await runSteps([
  STEPS.deepTests,
  ...(isBuildCurrent() ? [] : buildSteps()),
  STEPS.rollingUpdate,
  { ...STEPS.deepEndToEnd, env: { ...STEPS.deepEndToEnd.env, CHROMIUM_PATH: chromium } },
]);
process.stdout.write(`\n${countTests(printed)} passed, 0 failed\n`);
