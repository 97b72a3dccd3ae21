import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { hashPassword, verifyPassword } from '#server/security/password.ts';
import { encryptWith } from './encrypt.ts';
import { medianOf } from './support/compare-cost.ts';
import { startPortal } from './support/start-portal.ts';

const ADMIN = { userId: 'aionadmin', password: 'Adm1n!kx7mv2' };
/** Below the rate limit of one address. */
const TIMES = 20;

/** Compares logins with bare password checks: argon2id is slow on purpose, everything else should add little. */
const dataDir = mkdtempSync(join(tmpdir(), 'portal-bench-'));
const portal = await startPortal(dataDir, { BOT_CHECK: 'none', ADMIN_PASSWORD: ADMIN.password });
try {
  const { data } = (await (await fetch(`${portal.url}/api/v1/user/public-key`)).json()) as {
    data: { keyId: string; publicKey: string };
  };
  const body = JSON.stringify({
    keyId: data.keyId,
    userId: ADMIN.userId,
    password: encryptWith(data.publicKey, ADMIN.password),
  });
  const hash = await hashPassword(ADMIN.password);
  const bareMs = await medianMs(() => verifyPassword(hash, ADMIN.password));
  const loginMs = await medianMs(async () => {
    const headers = { 'content-type': 'application/json' };
    const answer = await fetch(`${portal.url}/api/v1/user/login`, { method: 'POST', headers, body });
    if (!answer.ok) throw new Error(`${answer.status} ${await answer.text()}`);
  });
  process.stdout.write('| 항목 | p50 | 비밀번호 확인만 | 배 |\n|---|---:|---:|---:|\n');
  process.stdout.write(
    `| 로그인 | ${loginMs.toFixed(1)}ms | ${bareMs.toFixed(1)}ms | ${(loginMs / bareMs).toFixed(2)} |\n`,
  );
} finally {
  await portal.stop();
  rmSync(dataDir, { recursive: true, force: true });
}

async function medianMs(work: () => Promise<unknown>): Promise<number> {
  const took: number[] = [];
  for (let i = 0; i < TIMES; i += 1) {
    const started = performance.now();
    await work();
    took.push(performance.now() - started);
  }
  return medianOf(took);
}
