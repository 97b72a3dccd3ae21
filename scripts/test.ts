import { ensureChromium } from './chromium.ts';
import { countTests } from './checks/count-tests.ts';
import { STEPS, runSteps } from './support/steps.ts';

/** Every check there is; red stops it at once. The last line counts what ran. */
const chromium = ensureChromium();
const printed = await runSteps([
  STEPS.types,
  STEPS.lint,
  STEPS.format,
  STEPS.unused,
  STEPS.fastTests,
  STEPS.postgresTests,
  STEPS.buildClient,
  STEPS.compressAssets,
  STEPS.buildRender,
  STEPS.buildManual,
  { ...STEPS.endToEnd, env: { CHROMIUM_PATH: chromium } },
]);
process.stdout.write(`\n${countTests(printed)} passed, 0 failed\n`);
