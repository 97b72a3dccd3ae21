import { createServer } from 'node:https';
import type { RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { describe, expect, it, onTestFinished } from 'vitest';
import { selfSigned } from '../testing/self-signed.ts';
import { isPublicAddress, openHttpsOutbound } from './https-outbound.ts';
import { OutboundRefused } from './outbound.ts';

const HOST = 'drivers.example';

const tls = selfSigned(HOST);

/** A local test server, reached as if it were a public host. */
async function outside(listener: RequestListener, address = '127.0.0.1') {
  let requests = 0;
  const server = createServer(tls, (incoming, outgoing) => {
    requests += 1;
    listener(incoming, outgoing);
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  const { port } = server.address() as AddressInfo;
  const reach = (options: Parameters<typeof openHttpsOutbound>[0] = {}) =>
    openHttpsOutbound({
      port,
      ca: tls.cert,
      lookup: async () => [{ address, family: 4 }],
      isPublic: () => true,
      ...options,
    });
  const open = (url: string, options?: Parameters<typeof reach>[0], signal = AbortSignal.timeout(10_000)) =>
    reach(options).open(url, { hosts: [HOST, '127.0.0.1'], signal });
  return { open, requests: () => requests };
}

it('reads an allowed address', async () => {
  const { open } = await outside((_, outgoing) => outgoing.end('목록'));
  expect(await text(await open(`https://${HOST}/list.json`))).toBe('목록');
});

it.each([
  `http://${HOST}/`,
  'https://other.example/',
  `https://${HOST}.evil.example/`,
  `https://${HOST}:8443/`,
  `https://user@${HOST}/`,
  `https://${HOST}@evil.example/`,
  `https://${HOST}./`,
  'https://127.0.0.1/',
  'https://[::1]/',
  'https://169.254.169.254/latest/meta-data/',
  'https://2130706433/',
  'file:///etc/passwd',
  'ftp://drivers.example/',
  '//drivers.example/',
  'nonsense',
  '',
])('never asks %j', async (url) => {
  const { open, requests } = await outside((_, outgoing) => outgoing.end('no'));
  await expect(open(url)).rejects.toBeInstanceOf(OutboundRefused);
  expect(requests()).toBe(0);
});

it('never connects when the name leads into the house, not even by one of its addresses', async () => {
  const { open, requests } = await outside((_, outgoing) => outgoing.end('no'));
  const addresses = [
    { address: '93.184.215.14', family: 4 },
    { address: '127.0.0.1', family: 4 },
  ];
  const inside = open(`https://${HOST}/`, { isPublic: isPublicAddress, lookup: async () => addresses });
  await expect(inside).rejects.toBeInstanceOf(OutboundRefused);
  expect(requests()).toBe(0);
});

it('follows redirects among the allowed hosts, and no others', async () => {
  const { open, requests } = await outside((incoming, outgoing) => {
    const location = incoming.url === '/a' ? '/b' : incoming.url === '/out' ? 'https://evil.example/' : null;
    if (location) outgoing.writeHead(302, { location }).end();
    else outgoing.end('여기');
  });
  expect(await text(await open(`https://${HOST}/a`))).toBe('여기');
  await expect(open(`https://${HOST}/out`)).rejects.toBeInstanceOf(OutboundRefused);
  expect(requests()).toBe(3);
});

it('gives up on endless redirects, failures, and hosts that do not answer', async () => {
  const loop = await outside((_, outgoing) => outgoing.writeHead(302, { location: '/again' }).end());
  await expect(loop.open(`https://${HOST}/`)).rejects.toThrow('Too many redirects');
  const missing = await outside((_, outgoing) => outgoing.writeHead(404).end());
  await expect(missing.open(`https://${HOST}/`)).rejects.toThrow('HTTP 404');
  const silent = await outside(() => undefined);
  await expect(silent.open(`https://${HOST}/`, {}, AbortSignal.timeout(50))).rejects.toThrow(/abort/i);
});

it('believes no certificate of its own making', async () => {
  const { open } = await outside((_, outgoing) => outgoing.end('no'));
  await expect(open(`https://${HOST}/`, { ca: undefined })).rejects.toThrow(/self-signed/);
});

describe('an address', () => {
  it.each(['93.184.215.14', '2606:2800:21f:cb07:6820:80da:af6b:8b2c'])('%s is public', (address) => {
    expect(isPublicAddress(address)).toBe(true);
  });
  it.each([
    '0.0.0.0',
    '10.1.2.3',
    '100.64.0.1',
    '127.0.0.1',
    '169.254.169.254',
    '172.16.0.1',
    '192.168.0.1',
    '198.18.0.1',
    '224.0.0.1',
    '255.255.255.255',
    '::',
    '::1',
    '::ffff:10.0.0.1',
    '64:ff9b::a00:1',
    '2002:a00:1::',
    'fc00::1',
    'fe80::1',
    'ff02::1',
    '2001:db8::1',
    'nonsense',
  ])('%s is not', (address) => {
    expect(isPublicAddress(address)).toBe(false);
  });
});
