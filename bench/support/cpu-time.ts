import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';

/** What a tick of `/proc/PID/stat` lasts: 10 ms for programs on every Linux. */
const TICKS_PER_SECOND = 100;

/** Seconds of processor time that a process has used up to now: user and system, all its threads, those that ended too. */
export function cpuSecondsOf(pid: number): number {
  if (process.platform !== 'linux') return secondsIn(execFileSync('ps', ['-o', 'time=', '-p', String(pid)]).toString());
  const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
  // After the program's name, which may have spaces; man proc_pid_stat numbers utime and stime 14 and 15.
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  return (Number(fields[11]) + Number(fields[12])) / TICKS_PER_SECOND;
}

/** `[[days-]hours:]minutes:seconds`, as POSIX has ps write it; macOS adds hundredths. */
function secondsIn(time: string): number {
  const [clock = '', days = '0'] = time.trim().split('-').toReversed();
  return clock.split(':').reduce((sum, part) => sum * 60 + Number(part), 0) + Number(days) * 86_400;
}
