import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import type { OutgoingHttpHeaders } from 'node:http';
import { Agent, request } from 'node:https';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { setTimeout as sleep } from 'node:timers/promises';
import { freePort } from '#server/testing/free-port.ts';

const SAMPLE = 'deploy/nginx.conf';
const HOST = 'portal.example.com';

export interface NginxRequest {
  method?: string;
  headers?: OutgoingHttpHeaders;
  body?: string;
}

export interface NginxResponse {
  status: number;
  text: string;
}

export interface Nginx {
  /** Requests https://portal.example.com like a browser. @throws if the connection breaks */
  ask(path: string, sent?: NginxRequest): Promise<NginxResponse>;
  stop(): Promise<void>;
}

/** Starts nginx with the sample of `deploy/`, with local addresses and a temporary certificate. */
export async function startNginx(binary: string, folder: string, instances: readonly number[]): Promise<Nginx> {
  mkdirSync(folder, { recursive: true });
  // The workers run as another user.
  chmodSync(folder, 0o755);
  const [key, certificate] = [join(folder, 'key.pem'), join(folder, 'cert.pem')];
  const subject = ['-subj', `/CN=${HOST}`, '-addext', `subjectAltName=DNS:${HOST}`];
  const made = ['req', '-x509', '-newkey', 'rsa:2048', '-nodes', '-days', '2', '-keyout', key, '-out', certificate];
  execFileSync('openssl', [...made, ...subject], { stdio: 'ignore' });
  const port = await freePort();
  writeFileSync(join(folder, 'portal.conf'), sampleFor({ instances, port, plainPort: await freePort(), folder }));
  const paths = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (name) => `${name}_temp_path ${folder}/${name};`,
  );
  const main = join(folder, 'nginx.conf');
  writeFileSync(
    main,
    `daemon off; worker_processes 2; pid ${folder}/nginx.pid; error_log ${folder}/error.log;
events { worker_connections 512; }
http { ${paths.join(' ')} include ${folder}/portal.conf; }
`,
  );
  execFileSync(binary, ['-t', '-q', '-c', main]);
  const server = spawn(binary, ['-c', main], { stdio: 'ignore' });
  const agent = new Agent({ keepAlive: true, ca: readFileSync(certificate), servername: HOST });
  const ask = async (path: string, { method = 'GET', headers, body }: NginxRequest = {}): Promise<NginxResponse> => {
    const sent = request({ host: '127.0.0.1', port, path, method, agent, headers: { host: HOST, ...headers } });
    sent.setTimeout(60_000, () => sent.destroy(new Error('No answer within a minute')));
    sent.end(body);
    const [answer] = (await once(sent, 'response')) as [Parameters<typeof buffer>[0] & { statusCode?: number }];
    return { status: answer.statusCode ?? 0, text: (await buffer(answer)).toString() };
  };
  for (let tries = 0; !(await ask('/readyz').catch(() => null)); tries += 1) {
    if (tries > 200) throw new Error(`nginx does not answer: ${readFileSync(join(folder, 'error.log'), 'utf8')}`);
    await sleep(50);
  }
  return {
    ask,
    async stop() {
      agent.destroy();
      const ended = once(server, 'exit');
      server.kill('SIGQUIT');
      await ended;
    },
  };
}

interface Places {
  instances: readonly number[];
  port: number;
  plainPort: number;
  folder: string;
}

/** @throws if a line to be replaced is not in the sample */
function sampleFor({ instances, port, plainPort, folder }: Places): string {
  const [first, second] = instances;
  const replaced: [string, string][] = [
    ['server 127.0.0.1:3000 ', `server 127.0.0.1:${first} `],
    ['server 127.0.0.1:3001 ', `server 127.0.0.1:${second} `],
    ['listen 80;', `listen 127.0.0.1:${plainPort};`],
    ['listen 443 ssl http2;', `listen 127.0.0.1:${port} ssl http2;`],
    ['/etc/ssl/portal/fullchain.pem', `${folder}/cert.pem`],
    ['/etc/ssl/portal/privkey.pem', `${folder}/key.pem`],
    ['/var/log/nginx/portal.log', `${folder}/access.log`],
    ['/var/log/nginx/portal-error.log', `${folder}/portal-error.log`],
  ];
  return replaced.reduce(
    (text, [from, to]) => {
      if (!text.includes(from)) throw new Error(`${SAMPLE} does not contain: ${from}`);
      return text.replace(from, to);
    },
    readFileSync(SAMPLE, 'utf8'),
  );
}
