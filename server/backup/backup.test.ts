import { randomBytes } from 'node:crypto';
import { appendFile, mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { describe, expect, inject as provided, it, onTestFinished, vi } from 'vitest';
import type { Config } from '../config.ts';
import { openDatabase } from '../db/open-database.ts';
import { AnchorFile } from '../audit/anchor-file.ts';
import { beginAnchors } from '../audit/begin-anchors.ts';
import { verifyAudit } from '../audit/verify-audit.ts';
import { openLocalStorage } from '../storage/local-storage.ts';
import { openS3Storage } from '../storage/s3-storage.ts';
import type { TestApp } from '../testing/build-test-app.ts';
import { buildTestApp } from '../testing/build-test-app.ts';
import { makeDocument } from '../testing/make/make.document.ts';
import { makeUser } from '../testing/make/make.user.ts';
import { startS3 } from '../testing/s3/start-s3.ts';
import { addDatabase, dropDatabase } from '../testing/database/test-database.ts';
import { PNG, upload } from '../testing/upload.ts';
import { BackupError, filePath, manifestPath, readManifest, tablePath } from './backup-folder.ts';
import { restoreBackup } from './restore-backup.ts';
import { plain, tableNames } from './backup-tables.ts';
import { writeBackup } from './write-backup.ts';

type Place = Pick<Config, 'dataDir' | 'databaseUrl'>;

const template = provided('databaseTemplate');

describe('a backup', () => {
  it.each(template.kind === 'sqlite' ? ['SQLite'] : ['PostgreSQL', 'SQLite'])(
    'restored into an empty %s holds every row and every byte',
    async (kind) => {
      const portal = await portalWithContent();
      const folder = join(await emptyFolder(), 'backup');
      const manifest = await writeBackup(portal.context, folder);
      expect(manifest).toMatchObject({ missing: [], files: [{ sizeBytes: PNG.length }] });

      const place = kind === 'PostgreSQL' ? await emptyPostgres() : { dataDir: await emptyFolder(), databaseUrl: null };
      await restore(place, folder);

      const before = await rowsOf(sourceOf(portal));
      expect(before.document).toHaveLength(3);
      expect(await rowsOf(place)).toEqual(before);
      const [file] = manifest.files;
      const bytes = await buffer(await openLocalStorage(join(place.dataDir, 'files')).read(file?.key ?? ''));
      expect(bytes.equals(PNG)).toBe(true);
    },
  );

  it('opens as a portal that goes on: people log in, numbers continue, the search finds', async () => {
    const portal = await portalWithContent();
    const folder = join(await emptyFolder(), 'backup');
    await writeBackup(portal.context, folder);
    const place =
      template.kind === 'postgres' ? await emptyPostgres() : { dataDir: await emptyFolder(), databaseUrl: null };
    await restore(place, folder);

    const again = await buildTestApp(place);
    const { token } = await makeUser(again);
    const found = await again.post('/api/v1/search/documents', { query: '결재선' });
    expect(found.data).toMatchObject({
      totalCount: 1,
      list: [{ title: [{ text: '결재선' }, { text: '이 바뀌었습니다' }] }],
    });
    const written = await again.post(
      '/api/v1/board/write',
      { boardType: 'qna', title: '복원한 뒤의 질문', category: '오류', bodyHtml: '<p>내용</p>' },
      { token },
    );
    expect([written.status, written.code]).toEqual([200, '0000']);
  });

  it('puts the anchors of an earlier audit log aside, so that the restored one does not seem cut off', async () => {
    const portal = await portalWithContent();
    const folder = join(await emptyFolder(), 'backup');
    await writeBackup(portal.context, folder);
    const place =
      template.kind === 'postgres' ? await emptyPostgres() : { dataDir: await emptyFolder(), databaseUrl: null };
    new AnchorFile(place.dataDir, null).append({ number: 9_000, hash: 'a'.repeat(64) });
    const said: string[] = [];
    await restore(place, folder, (line) => void said.push(line));
    expect(said).toContainEqual(expect.stringMatching(/대조 기준은 audit-anchors-\d{17}\.log로 이름을 바꿨습니다/));

    const again = await buildTestApp(place);
    await beginAnchors(again.context);
    expect((await verifyAudit(again.context.db)).brokenAt).toBeNull();
    expect(await readdir(place.dataDir)).toContainEqual(expect.stringMatching(/^audit-anchors-\d{17}\.log$/));
  });

  it('is of one moment, though people go on writing', async () => {
    const portal = await portalWithContent();
    const { token } = await makeUser(portal);
    const over = new AbortController();
    const acknowledged: string[] = [];
    const writing = (async () => {
      while (!over.signal.aborted) {
        acknowledged.push(await makeDocument(portal, { bodyText: randomBytes(400).toString('hex') }));
        await upload(portal, { token, content: randomBytes(2_000) });
      }
    })();
    await vi.waitUntil(() => acknowledged.length > 0, 10_000);
    const certain = [...acknowledged];
    const folder = join(await emptyFolder(), 'backup');
    // As the command does it: with a connection of its own, while the portal runs.
    const database = await openDatabase(
      sourceOf(portal).databaseUrl ?? join(portal.context.config.dataDir, 'portal.sqlite'),
    );
    const manifest = await writeBackup({ ...portal.context, db: database.db }, folder);
    await database.close();
    over.abort();
    await writing;

    const place = { dataDir: await emptyFolder(), databaseUrl: null };
    await restore(place, folder);
    const { document, file, document_count: counts } = await rowsOf(place);
    expect(document?.map(({ id }) => id)).toEqual(expect.arrayContaining(certain));
    expect(manifest.missing).toEqual([]);
    expect(manifest.files).toHaveLength(file?.length ?? -1);
    const kept = (counts ?? []).filter(({ period }) => period === '').reduce((sum, row) => sum + Number(row.kept), 0);
    expect(kept).toBe(document?.filter((row) => row.deleted_at === null).length);
  });

  it('of files in a bucket is restored into a folder, and is not made while the bucket is away', async () => {
    const s3 = await startS3();
    const storage = openS3Storage(s3.config);
    onTestFinished(async () => {
      storage[Symbol.dispose]();
      await s3.stop();
    });
    const portal = await buildTestApp();
    portal.context.storage = storage;
    const { token } = await makeUser(portal);
    const { data } = await upload(portal, { token, content: PNG, name: '화면.png' });
    const folder = join(await emptyFolder(), 'backup');
    await s3.pause();
    await expect(writeBackup(portal.context, folder)).rejects.toMatchObject({ code: 'FI06' });
    await expect(stat(folder)).rejects.toThrow();
    await s3.goOn();
    await writeBackup(portal.context, folder);
    const place = { dataDir: await emptyFolder(), databaseUrl: null };
    await restore(place, folder);
    const again = await buildTestApp(place);
    expect(
      (await again.app.inject({ url: data.url, headers: { authorization: `Bearer ${token}` } })).rawPayload,
    ).toEqual(PNG);
  });

  it('is readable by its owner alone', async () => {
    const portal = await portalWithContent();
    const folder = join(await emptyFolder(), 'backup');
    await writeBackup(portal.context, folder);
    const modeOf = async (path: string) => (await stat(path)).mode & 0o777;
    expect(await modeOf(folder)).toBe(0o700);
    expect(await modeOf(manifestPath(folder))).toBe(0o600);
    expect(await modeOf(tablePath(folder, 'user'))).toBe(0o600);
  });

  it('tells which files were lost before it, and holds the rest', async () => {
    const portal = await portalWithContent();
    const { storage_key: key } = await portal.context.db
      .selectFrom('file')
      .select('storage_key')
      .executeTakeFirstOrThrow();
    await portal.context.storage.remove(key);
    const manifest = await writeBackup(portal.context, join(await emptyFolder(), 'backup'));
    expect(manifest).toMatchObject({ missing: [key], files: [] });
  });
});

describe('a restore', () => {
  it('refuses a portal that is there, and leaves it as it is', async () => {
    const portal = await portalWithContent();
    const folder = join(await emptyFolder(), 'backup');
    await writeBackup(portal.context, folder);
    const before = await rowsOf(sourceOf(portal));
    const way = sourceOf(portal).databaseUrl === null ? /DATA_DIR을 빈 폴더로/ : /DATABASE_URL을 그 주소로/;
    await expect(restore(sourceOf(portal), folder)).rejects.toThrow(way);
    expect(await rowsOf(sourceOf(portal))).toEqual(before);
  });

  it.each([
    ['was never finished', (folder: string) => rm(manifestPath(folder)), /끝까지 만들어지지 않은/],
    [
      'has a list that cannot be read',
      (folder: string) => writeFile(manifestPath(folder), '{'),
      /목록을 읽을 수 없습니다/,
    ],
    ['has a changed table', (folder: string) => appendFile(tablePath(folder, 'user'), 'x'), /손상되었습니다.*user/],
    [
      'lost a file',
      async (folder: string) => rm(filePath(folder, (await readManifest(folder)).files[0]?.key ?? '')),
      /없는 파일/,
    ],
    ['is of a newer portal', newer, /포털을 먼저 업데이트/],
  ])('refuses a backup that %s, and makes no portal', async (_name, spoil, reason) => {
    const portal = await portalWithContent();
    const folder = join(await emptyFolder(), 'backup');
    await writeBackup(portal.context, folder);
    await spoil(folder);
    const place = { dataDir: await emptyFolder(), databaseUrl: null };
    await expect(restore(place, folder)).rejects.toThrow(reason);
    await expect(restore(place, folder)).rejects.toThrow(BackupError);
    await expect(stat(join(place.dataDir, 'portal.sqlite'))).rejects.toThrow();
  });

  it('can be started again after it was interrupted', async () => {
    const portal = await portalWithContent();
    const folder = join(await emptyFolder(), 'backup');
    await writeBackup(portal.context, folder);
    const place =
      template.kind === 'postgres' ? await emptyPostgres() : { dataDir: await emptyFolder(), databaseUrl: null };
    const failing = {
      ...openLocalStorage(join(place.dataDir, 'files')),
      write: () => Promise.reject(new Error('disk full')),
    };
    await expect(restoreBackup(place, failing, folder)).rejects.toThrow('disk full');
    await restore(place, folder);
    expect(await rowsOf(place)).toEqual(await rowsOf(sourceOf(portal)));
  });
});

async function portalWithContent(): Promise<TestApp> {
  const portal = await buildTestApp();
  const author = await makeUser(portal, { roles: ['ROLE_ADMIN'] });
  await makeDocument(portal, {
    author,
    title: '결재선이 바뀌었습니다',
    bodyText: '줄바꿈\n"따옴표"와 \u2028 글자, 😀',
  });
  await makeDocument(portal, { isDeleted: true });
  await makeDocument(portal, { isPrivate: true, author });
  await upload(portal, { token: author.token, name: '화면.png', content: PNG });
  return portal;
}

const sourceOf = ({ context }: TestApp): Place => context.config;

const restore = (place: Place, folder: string, print?: (line: string) => void) =>
  restoreBackup(place, openLocalStorage(join(place.dataDir, 'files')), folder, print);

async function emptyFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'portal-backup-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  return folder;
}

async function emptyPostgres(): Promise<Place> {
  if (template.kind !== 'postgres') throw new Error('This run has no PostgreSQL');
  const { adminUrl } = template;
  const { name, url } = await addDatabase(adminUrl);
  onTestFinished(() => dropDatabase(adminUrl, name));
  return { dataDir: await emptyFolder(), databaseUrl: url };
}

/** Every table with its rows, sorted the same way for both databases. */
async function rowsOf({ dataDir, databaseUrl }: Place): Promise<Record<string, Record<string, unknown>[]>> {
  const { db, close } = await openDatabase(databaseUrl ?? join(dataDir, 'portal.sqlite'));
  const tables = plain(db);
  const all: Record<string, Record<string, unknown>[]> = {};
  for (const name of await tableNames(tables)) {
    const rows = await tables.selectFrom(name).selectAll().execute();
    all[name] = rows
      // Generated columns of PostgreSQL.
      .map(({ vector: _vector, title_vector: _titleVector, ...row }) => row)
      .toSorted((a, b) => (JSON.stringify(a) < JSON.stringify(b) ? -1 : 1));
  }
  await close();
  return all;
}

async function newer(folder: string): Promise<void> {
  const text = await readFile(manifestPath(folder), 'utf8');
  await writeFile(manifestPath(folder), text.replace(/"migration": "[^"]+"/, '"migration": "9999-later"'));
}
