import { runSteps } from './support/steps.ts';

await runSteps([{ name: '서식 맞추기', command: 'oxfmt', args: ['--write'] }]);
