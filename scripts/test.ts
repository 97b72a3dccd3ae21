import { ensureChromium } from './chromium.ts';
import { countTests } from './checks/count-tests.ts';
import { STATIC_CHECKS, STEPS, buildSteps, runSteps } from './support/steps.ts';

/**
 * The short gate: at most six minutes on two cores. Stops at the first failure; the last line has the number of tests.
 * The rest: `npm run test:deep`.
 */
ensureChromium();
const printed = await runSteps([STATIC_CHECKS, STEPS.shortTests, ...buildSteps(), STEPS.endToEnd]);
process.stdout.write(`\n${countTests(printed)} passed, 0 failed\n`);
