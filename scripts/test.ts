import { isBuildCurrent } from './build-steps/build-stamp.ts';
import { countTests } from './checks/count-tests.ts';
import { ensureChromium } from './support/chromium.ts';
import { STATIC_CHECKS, STEPS, buildSteps, runSteps } from './support/steps.ts';

/** At most six minutes on two cores. */
const short = () => [STATIC_CHECKS, STEPS.shortTests, ...buildSteps(), STEPS.endToEnd];
/** `--deep`: what the short gate leaves out. */
const deep = () => [
  STEPS.deepTests,
  ...(isBuildCurrent() ? [] : buildSteps()),
  STEPS.rollingUpdate,
  STEPS.deepEndToEnd,
];

/** Runs one of the two gates. Stops at the first failure; the last line has the number of tests. */
ensureChromium();
const printed = await runSteps(process.argv.includes('--deep') ? deep() : short());
process.stdout.write(`\n${countTests(printed)} passed, 0 failed\n`);
