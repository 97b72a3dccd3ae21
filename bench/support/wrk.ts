import { execFileSync, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, writeFileSync } from 'node:fs';
import { text } from 'node:stream/consumers';

export const CONNECTIONS = 64;

export interface Ask {
  url: string;
  headers: Record<string, string>;
  /** Sent with POST. */
  body?: string;
  /** Appends another date to `url` in every request. */
  endsWithDay?: boolean;
}

interface LoadResult {
  requests: number;
  seconds: number;
  bytes: number;
  p50Ms: number;
  p99Ms: number;
  /** CPU time of the generator. */
  cpuSeconds: number;
}

/**
 * Sends requests at full speed with wrk 4 (Debian's package `wrk`): its single C thread needs a fraction of the server's
 * CPU time, so the server is the bottleneck.
 * @param script path for the Lua script that configures wrk
 * @throws if any response is an error or missing
 */
export async function askWithWrk(ask: Ask, seconds: number, script: string): Promise<LoadResult> {
  writeFileSync(script, luaOf(ask));
  const args = ['-t1', `-c${CONNECTIONS}`, `-d${seconds}s`, '--timeout', '30s', '-s', script, ask.url];
  const child = spawn('wrk', args, { stdio: ['ignore', 'pipe', 'inherit'] });
  const [printed, [code]] = await Promise.all([text(child.stdout), once(child, 'close')]);
  const found = /^\{"requests".*$/m.exec(printed);
  if (code !== 0 || found === null) throw new Error(`wrk ${args.join(' ')}: ${String(code)}\n${printed}`);
  const { failed, ...result } = JSON.parse(found[0]) as LoadResult & { failed: number };
  if (failed > 0) throw new Error(`${ask.url}: ${failed} of ${result.requests} responses were errors or missing`);
  return result;
}

/** `os.clock` is the CPU time of wrk. */
const luaOf = ({ url, headers, body, endsWithDay = false }: Ask) => `
${Object.entries(headers)
  .map(([name, value]) => `wrk.headers[${lua(name)}] = ${lua(value)}`)
  .join('\n')}
${body === undefined ? '' : `wrk.method = "POST"\nwrk.body = ${lua(body)}`}
${endsWithDay ? `local day = os.time() % 7 * 2000\nlocal path = ${lua(url.replace(/^https?:\/\/[^/]+/, ''))}` : ''}
${endsWithDay ? 'request = function() day = day + 1; return wrk.format(nil, path .. os.date("!%Y-%m-%d", day * 86400)) end' : ''}
done = function(summary, latency)
  local errors = summary.errors
  local failed = errors.connect + errors.read + errors.write + errors.status + errors.timeout
  io.write(string.format(
    '{"requests":%d,"seconds":%.6f,"bytes":%d,"failed":%d,"p50Ms":%.2f,"p99Ms":%.2f,"cpuSeconds":%.3f}\\n',
    summary.requests, summary.duration / 1e6, summary.bytes, failed,
    latency:percentile(50) / 1000, latency:percentile(99) / 1000, os.clock()))
end
`;

/** Without control characters, JSON and Lua strings have the same syntax. */
const lua = (value: string) => JSON.stringify(value);

/** @throws if wrk is missing and cannot be installed */
export function ensureWrk(): void {
  const isThere = () => spawnSync('wrk', ['-v']).error === undefined;
  if (!isThere() && existsSync('/usr/bin/apt-get')) {
    process.stderr.write('부하를 만드는 wrk를 설치하고 있습니다.\n');
    const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
    execFileSync('apt-get', ['update', '-qq'], { stdio: 'inherit', env });
    execFileSync('apt-get', ['install', '-y', '-qq', 'wrk'], { stdio: ['ignore', 'ignore', 'inherit'], env });
  }
  if (!isThere()) throw new Error('wrk를 찾지 못했습니다. 설치해주세요(Debian과 Ubuntu: apt-get install wrk).');
}
