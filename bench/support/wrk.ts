import { execFileSync, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, writeFileSync } from 'node:fs';
import { text } from 'node:stream/consumers';

/** Of what visitors do, many at once. */
export const CONNECTIONS = 64;

export interface Ask {
  url: string;
  headers: Record<string, string>;
  /** Sent with POST. */
  body?: string;
  /** To every request an address of its own: `url` and a day, from 1970 on, each other than the one before. */
  endsWithDay?: boolean;
}

interface Asked {
  requests: number;
  seconds: number;
  bytes: number;
  p50Ms: number;
  p99Ms: number;
  /** Processor time of the generator itself. */
  cpuSeconds: number;
}

/**
 * Asks as fast as it is answered, with wrk 4 (Debian's package `wrk`): one thread in C that spends a fraction of what
 * Node.js does on the same request, so that the server is what is measured.
 * @param script a file that may be written, for what wrk takes in Lua alone
 * @throws when any answer is an error or is missing
 */
export async function askWithWrk(ask: Ask, seconds: number, script: string): Promise<Asked> {
  writeFileSync(script, luaOf(ask));
  const args = ['-t1', `-c${CONNECTIONS}`, `-d${seconds}s`, '--timeout', '30s', '-s', script, ask.url];
  const child = spawn('wrk', args, { stdio: ['ignore', 'pipe', 'inherit'] });
  const [printed, [code]] = await Promise.all([text(child.stdout), once(child, 'close')]);
  const found = /^\{"requests".*$/m.exec(printed);
  if (code !== 0 || found === null) throw new Error(`wrk ${args.join(' ')}: ${String(code)}\n${printed}`);
  const { failed, ...asked } = JSON.parse(found[0]) as Asked & { failed: number };
  if (failed > 0) throw new Error(`${ask.url}: ${failed} of ${asked.requests} answers were errors or missing`);
  return asked;
}

/** `os.clock` is the processor time of wrk with all its threads. */
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

/** No control characters are asked for; JSON and Lua write everything else alike. */
const lua = (value: string) => JSON.stringify(value);

/** @throws where wrk is missing and cannot be installed */
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
