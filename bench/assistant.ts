import { BLIND, BLIND_UNANSWERED } from '../server/features/chat/evaluation/blind-questions.ts';
import type { Evaluation } from '../server/features/chat/evaluation/evaluate.ts';
import { prepareEvaluation } from '../server/features/chat/evaluation/prepare.ts';
import { evaluateAnswers } from '../server/features/chat/evaluation/evaluate.ts';
import { TUNING, TUNING_UNANSWERED } from '../server/features/chat/evaluation/tuning-questions.ts';
import { demoPortal } from './search-demo.ts';

/** How well the built-in assistant answers: on the questions that it was tuned on, and on those that it never saw. */
await demoPortal(async (context) => {
  await prepareEvaluation(context);
  print('\n| 어시스턴트 | 질문 | hit@1 | hit@3 | 거절할 것 | 바르게 거절 | 근거 있는 답 |');
  print('|---|---:|---:|---:|---:|---:|---:|');
  if (process.argv[2] !== 'blind')
    report(
      '조정용',
      TUNING.length,
      TUNING_UNANSWERED.length,
      await evaluateAnswers(context, TUNING, TUNING_UNANSWERED),
    );
  if (process.argv[2] !== 'tuning')
    report(
      '처음 보는 것',
      BLIND.length,
      BLIND_UNANSWERED.length,
      await evaluateAnswers(context, BLIND, BLIND_UNANSWERED),
    );
});

function report(name: string, asked: number, unanswerable: number, result: Evaluation) {
  const { hitAt1, hitAt3, refused, supported, failures } = result;
  print(
    `| ${name} | ${asked} | ${percent(hitAt1)} | ${percent(hitAt3)} | ${unanswerable} | ${percent(refused)} | ${percent(supported)} |`,
  );
  for (const failure of failures) print(`  놓침: ${failure}`);
}

function percent(share: number) {
  return `${(share * 100).toFixed(1)}%`;
}

function print(line: string) {
  process.stdout.write(`${line}\n`);
}
