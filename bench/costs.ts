import { SUBJECTS } from './support/cost-subjects.ts';
import type { Subject } from './support/cost-subjects.ts';

/**
 * CPU time of processing user input in one event loop turn, during which no other request is served. Doubling the input
 * may cost 2.2 times as much, and the largest input of a member at most 50 ms. Sizes double up to the accepted maximum.
 */
const DOUBLINGS = [1 / 4, 1 / 2, 1];
const MOST_RATIO = 2.2;
const MOST_TURN_MS = 50;
/** Shorter times are noise. */
const SIGNIFICANT_MS = 4;
const BATCHES = 10;
const BATCH_MS = 20;
const MOST_IN_BATCH = 10;

let faults = 0;
write(
  `| 무엇 | 가장 큰 입력 | 그중 가장 비싼 모양 | CPU | 가장 가파른 모양 | 두 배 입력에 | |\n|---|---:|---|---:|---|---:|---|`,
);
for (const subject of SUBJECTS) await measure(subject);
write(`\n기준: 두 배 입력에 ${MOST_RATIO}배까지, 회원이 보내는 것은 ${MOST_TURN_MS}ms까지. 넘은 것: ${faults}가지`);

async function measure({ name, chars, inputs, work, isStaffOnly, isBounded }: Subject): Promise<void> {
  const times = new Map<string, number[]>();
  for (const part of DOUBLINGS)
    for (const [shape, input] of Object.entries(inputs(Math.floor(chars * part))))
      times.set(shape, [...(times.get(shape) ?? []), await leastMs(() => work(input))]);
  const shapes = [...times].map(([shape, [first = 0, second = 0, last = 0]]) => ({
    shape,
    last,
    // The lower of both doublings, because noise affects only one.
    ratio: second < SIGNIFICANT_MS ? 0 : Math.min(last / second, Math.sqrt(last / Math.max(first, 0.1))),
  }));
  const dearest = shapes.toSorted((a, b) => b.last - a.last)[0];
  const steepest = shapes.toSorted((a, b) => b.ratio - a.ratio)[0];
  if (!dearest || !steepest) return;
  const isWrong = (!isBounded && steepest.ratio > MOST_RATIO) || (!isStaffOnly && dearest.last > MOST_TURN_MS);
  if (isWrong) faults += 1;
  const ratio = steepest.ratio === 0 ? '' : `${steepest.ratio.toFixed(1)}배`;
  write(
    `| ${name}${isStaffOnly ? ' (직원)' : ''} | ${chars.toLocaleString()}자 | ${dearest.shape} | ${dearest.last.toFixed(1)}ms | ${ratio === '' ? '' : steepest.shape} | ${ratio} | ${isWrong ? '**넘음**' : ''} |`,
  );
}

/** Minimum of several averages: other load only adds time, and the kernel counts in milliseconds. */
async function leastMs(work: () => unknown): Promise<number> {
  let least = Infinity;
  for (let batch = 0; batch < BATCHES; batch += 1) {
    let [spent, count] = [0, 0];
    while (spent < BATCH_MS && count < MOST_IN_BATCH) {
      const before = process.threadCpuUsage();
      await work();
      const { user, system } = process.threadCpuUsage(before);
      spent += (user + system) / 1_000;
      count += 1;
    }
    least = Math.min(least, spent / count);
  }
  return least;
}

function write(line: string): void {
  process.stdout.write(`${line}\n`);
}
