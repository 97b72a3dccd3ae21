import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { describe, expect, it } from 'vitest';
import { OutboundRefused } from '#server/outbound/outbound.ts';
import type { TestApp } from '#server/testing/build-test-app.ts';
import { buildTestApp } from '#server/testing/build-test-app.ts';
import { driverKey, driverZip, makeDriver } from '#server/testing/make/make.driver.ts';
import { makeUser } from '#server/testing/make/make.user.ts';

const LIST_URL = 'https://googlechromelabs.github.io/chrome-for-testing/known-good-versions-with-downloads.json';
const STORE = 'https://storage.googleapis.com/chrome-for-testing-public';

const chromeEntry = (version: string, platforms = ['linux64', 'win64']) => ({
  version,
  revision: '1',
  downloads: {
    chrome: platforms.map((platform) => ({ platform, url: `${STORE}/${version}/${platform}/chrome.zip` })),
    chromedriver: platforms.map((platform) => ({ platform, url: `${STORE}/${version}/${platform}/chromedriver.zip` })),
  },
});
const chromeList = JSON.stringify({
  timestamp: '2026-11-20T00:00:00.000Z',
  versions: [
    // The oldest versions have no drivers.
    { version: '113.0.5672.0', revision: '1', downloads: { chrome: [] } },
    chromeEntry('141.0.7390.122'),
    chromeEntry('142.0.7444.61', ['win64', 'plan9']),
    chromeEntry('142.0.7444.175'),
  ],
});
const EDGE_LIST = `<?xml version="1.0" encoding="utf-8"?>
<EnumerationResults ServiceEndpoint="https://msedgewebdriverstorage.blob.core.windows.net/" ContainerName="edgewebdriver">
<Blobs>
<Blob><Name>142.0.3595.94/edgedriver_win64.zip</Name><Url>https://msedgewebdriverstorage.blob.core.windows.net/edgewebdriver/142.0.3595.94/edgedriver_win64.zip</Url><Properties><Content-Length>9</Content-Length></Properties></Blob>
<Blob><Name>142.0.3595.94/edgedriver_mac64_m1.zip</Name><Properties /></Blob>
<Blob><Name>142.0.3595.94/credits.html</Name></Blob>
<Blob><Name>LATEST_STABLE</Name></Blob>
</Blobs><NextMarker /></EnumerationResults>`;

type Answers = Record<string, Buffer | string | (() => Readable)>;

/** A portal whose outgoing requests get these responses only. */
async function withOutside(answers: Answers = {}) {
  const portal = await buildTestApp();
  const { token } = await makeUser(portal, { roles: ['ROLE_ADMIN'] });
  const asked: string[] = [];
  portal.context.outbound = {
    async open(url, { hosts }) {
      if (!hosts.some((host) => url.startsWith(`https://${host}/`))) throw new OutboundRefused(url);
      asked.push(url);
      const answer = answers[url];
      if (answer === undefined) throw new Error('HTTP 404');
      return typeof answer === 'function' ? answer() : Readable.from([Buffer.from(answer)]);
    },
  };
  return { portal, token, asked };
}

const preview = (
  { portal, token }: { portal: TestApp; token: string },
  input: { type?: 'chrome' | 'edge'; text?: string; url?: string; prefix?: string },
) => {
  const { type = 'chrome', text, url, prefix } = input;
  const source =
    text === undefined ? { kind: 'fetch' as const, url: url ?? LIST_URL } : { kind: 'paste' as const, text };
  return portal.post('/api/v1/driver/import-preview', { type, source, prefix }, { token });
};

const storedCount = async ({ context }: TestApp) =>
  (
    await readdir(join(context.config.dataDir, 'files'), { recursive: true, withFileTypes: true }).catch(() => [])
  ).filter((entry) => entry.isFile()).length;

describe('preview', () => {
  it('shows what a list of Chrome for Testing would add, fetched or pasted, before anything is added', async () => {
    const outside = await withOutside({ [LIST_URL]: chromeList });
    await makeDriver(outside.portal, { version: '142.0.7444.175' });
    for (const input of [{}, { text: chromeList }, { text: `\uFEFF${chromeList}` }]) {
      const { data } = await preview(outside, input);
      expect(data.totalCount).toBe(3);
      expect(data.versions[0]).toEqual({
        version: '142.0.7444.175',
        files: [
          { platform: 'linux64', url: `${STORE}/142.0.7444.175/linux64/chromedriver.zip`, isKnown: false },
          { platform: 'win64', url: `${STORE}/142.0.7444.175/win64/chromedriver.zip`, isKnown: true },
        ],
      });
      expect(data.versions[1]).toMatchObject({ version: '142.0.7444.61', files: [{ platform: 'win64' }] });
    }
    expect(outside.asked).toEqual([LIST_URL]);
    expect(await storedCount(outside.portal)).toBe(1);
  });

  it('reads the other lists with downloads, too', async () => {
    const outside = await withOutside();
    const entry = chromeEntry('142.0.7444.175');
    for (const list of [
      { channels: { Stable: { channel: 'Stable', ...entry } } },
      { builds: { '142.0.7444': entry } },
      { milestones: { 142: { milestone: '142', ...entry } } },
    ])
      expect((await preview(outside, { text: JSON.stringify(list) })).data).toMatchObject({ totalCount: 1 });
  });

  it('reads the listing of Edge, with its names of platforms', async () => {
    const outside = await withOutside();
    expect((await preview(outside, { type: 'edge', text: EDGE_LIST })).data).toEqual({
      totalCount: 1,
      versions: [
        {
          version: '142.0.3595.94',
          files: [
            {
              platform: 'win64',
              url: 'https://msedgewebdriverstorage.blob.core.windows.net/edgewebdriver/142.0.3595.94/edgedriver_win64.zip',
              isKnown: false,
            },
            {
              platform: 'mac-arm64',
              url: 'https://msedgedriver.microsoft.com/142.0.3595.94/edgedriver_mac64_m1.zip',
              isKnown: false,
            },
          ],
        },
      ],
    });
  });

  it('narrows down to what a version begins with, and shows fifty at most', async () => {
    const outside = await withOutside();
    const versions = Array.from({ length: 120 }, (_, i) => chromeEntry(`${100 + (i % 2)}.0.${i}.0`));
    const text = JSON.stringify({ versions });
    const all = (await preview(outside, { text })).data;
    expect([all.versions.length, all.totalCount]).toEqual([50, 120]);
    expect((await preview(outside, { text, prefix: '100.' })).data.totalCount).toBe(60);
    expect((await preview(outside, { text, prefix: '999' })).data).toEqual({ versions: [], totalCount: 0 });
    expect(await preview(outside, { text, prefix: 'abc' })).toMatchObject({ status: 400, code: 'CM01' });
  });

  it.each([
    ['chrome', ''],
    ['chrome', 'nonsense'],
    ['chrome', '[]'],
    ['chrome', '{"versions":[{"version":"<script>","downloads":{}}]}'],
    ['chrome', '['.repeat(200_000)],
    ['chrome', EDGE_LIST],
    ['edge', chromeList],
    ['edge', '<html><body>로그인</body></html>'],
    ['edge', EDGE_LIST.slice(0, -30)],
    [
      'edge',
      `<!DOCTYPE x [<!ENTITY a SYSTEM "file:///etc/passwd">]><EnumerationResults><Blob><Name>&a;</Name></Blob></EnumerationResults>`,
    ],
  ] as const)('says that a text is no list of %s: %.40j', async (type, text) => {
    const outside = await withOutside();
    const answer = await preview(outside, { type, text });
    expect(answer.status).toBe(400);
    expect(answer.code).toBe(text === '' ? 'CM01' : 'DR06');
  });

  it('asks no host but those of the settings, and says when one does not answer', async () => {
    const outside = await withOutside({
      'https://storage.googleapis.com/cut': () =>
        Readable.from(
          (async function* () {
            yield Buffer.from('{"versions":[');
            throw new Error('reset');
          })(),
        ),
      'https://storage.googleapis.com/large': () =>
        Readable.from(
          (function* () {
            for (let i = 0; i < 20; i += 1) yield Buffer.alloc(1024 * 1024, ' ');
          })(),
        ),
    });
    for (const url of ['https://evil.example/', 'http://127.0.0.1/', 'file:///etc/passwd', 'nonsense'])
      expect(await preview(outside, { url })).toMatchObject({ status: 400, code: 'DR04' });
    expect(outside.asked).toEqual([]);
    expect(await preview(outside, { url: 'https://storage.googleapis.com/cut' })).toMatchObject({
      status: 424,
      code: 'DR05',
    });
    expect(await preview(outside, {})).toMatchObject({ status: 424, code: 'DR05' });
    expect(await preview(outside, { url: 'https://storage.googleapis.com/large' })).toMatchObject({ code: 'DR06' });
  });
});

describe('import', () => {
  const url = `${STORE}/142.0.7444.175/win64/chromedriver.zip`;
  const bring = ({ portal, token }: { portal: TestApp; token: string }, given: { url?: string } = {}) =>
    portal.post('/api/v1/driver/import', { ...driverKey(), url, ...given }, { token });

  it('fetches one driver and offers it', async () => {
    const outside = await withOutside({ [url]: driverZip(driverKey()) });
    expect(await bring(outside)).toMatchObject({ status: 200, data: { origin: 'import', platform: 'win64' } });
    const match = await outside.portal.get('/api/WebDriver/match?type=chrome&version=142.0.7444.1');
    const file = await outside.portal.app.inject({
      method: 'GET',
      url: (match.data as { downloadUrl: string }).downloadUrl,
    });
    expect(file.rawPayload).toEqual(driverZip(driverKey()));
    expect(await bring(outside)).toMatchObject({ status: 409, code: 'DR02' });
    expect(outside.asked).toEqual([url]);
  });

  it.each([
    ['a host that is not of the settings', 'https://evil.example/chromedriver.zip', 400, 'DR04'],
    ['an address that is not there', 'https://storage.googleapis.com/nothing.zip', 424, 'DR05'],
    ['a page in its place', 'https://storage.googleapis.com/page', 400, 'FI02'],
    ['another driver', 'https://storage.googleapis.com/other', 400, 'DR03'],
    ['half of it', 'https://storage.googleapis.com/half', 400, 'DR03'],
    ['a sending that breaks off', 'https://storage.googleapis.com/cut', 424, 'DR05'],
  ])('refuses %s and keeps nothing', async (_, address, status, code) => {
    const zip = driverZip(driverKey());
    const outside = await withOutside({
      'https://storage.googleapis.com/page': '<html>차단되었습니다</html>',
      'https://storage.googleapis.com/other': driverZip(driverKey({ type: 'edge' })),
      'https://storage.googleapis.com/half': zip.subarray(0, zip.length - 20),
      'https://storage.googleapis.com/cut': () =>
        Readable.from(
          (async function* () {
            yield zip.subarray(0, 50);
            throw new Error('reset');
          })(),
        ),
    });
    expect(await bring(outside, { url: address })).toMatchObject({
      status,
      code,
      message: expect.stringMatching(/[가-힣]/),
    });
    expect(await storedCount(outside.portal)).toBe(0);
  });
});
