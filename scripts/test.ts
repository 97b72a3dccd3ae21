import { ensureChromium } from './chromium.ts';
import { countTests } from './checks/count-tests.ts';
import { STATIC_CHECKS, STEPS, buildSteps, runSteps } from './support/steps.ts';

/**
 * The short gate, what everybody runs: at most six minutes on two cores. Red stops it at once; the last line counts
 * what ran. The rest is `npm run test:deep`.
 */
const chromium = ensureChromium();
const printed = await runSteps([
  STATIC_CHECKS,
  STEPS.shortTests,
  ...buildSteps(),
  { ...STEPS.endToEnd, env: { ...STEPS.endToEnd.env, CHROMIUM_PATH: chromium } },
]);
process.stdout.write(`\n${countTests(printed)} passed, 0 failed\n`);
