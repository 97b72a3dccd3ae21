import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { childrenOf } from './watch-memory.ts';

/** Unit of `/proc/PID/stat`: 10 ms on every Linux. */
const TICKS_PER_SECOND = 100;

/** User and system CPU time of a process so far, in seconds, including all its threads. */
export function cpuSecondsOf(pid: number): number {
  if (process.platform !== 'linux') return secondsIn(execFileSync('ps', ['-o', 'time=', '-p', String(pid)]).toString());
  const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
  // Skips the program's name, which may contain spaces; utime and stime are fields 14 and 15 (man proc_pid_stat).
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  return (Number(fields[11]) + Number(fields[12])) / TICKS_PER_SECOND;
}

/** The same of a server and all processes that it has started, including ended ones: PostgreSQL has one per connection. */
export function cpuSecondsOfAll(server: number): number {
  const stat = readFileSync(`/proc/${server}/stat`, 'utf8');
  // cutime and cstime are fields 16 and 17.
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  const ended = (Number(fields[13]) + Number(fields[14])) / TICKS_PER_SECOND;
  return childrenOf(server).reduce((sum, pid) => sum + secondsSoFar(pid), ended + cpuSecondsOf(server));
}

/** 0 for a process that has just ended, which its parent counts from then on. */
function secondsSoFar(pid: number): number {
  try {
    return cpuSecondsOf(pid);
  } catch {
    return 0;
  }
}

/** Parses `[[days-]hours:]minutes:seconds`, the POSIX format of ps; macOS adds hundredths. */
function secondsIn(time: string): number {
  const [clock = '', days = '0'] = time.trim().split('-').toReversed();
  return clock.split(':').reduce((sum, part) => sum * 60 + Number(part), 0) + Number(days) * 86_400;
}
