import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { openMailServer } from '#e2e/support/servers/mail-server.ts';
import { submissionOf } from '#server/testing/make/make.inquiry.ts';
import type { Finding } from './support/finding.ts';
import { portalOn } from './support/portal.ts';

/** Claims of a killed process expire after four minutes; then its mails are sent. */
const CLAIM_ENDS_MS = 6 * 60_000;
/** Not faster than the outbox, which sends mails sequentially. */
const PAUSE_MS = 200;

/** Kills the portal while it sends mails; every accepted inquiry must be confirmed by mail. */
export async function killWhileMailing(port: number, dataDir: string, rounds: number): Promise<Finding> {
  const mail = await openMailServer();
  const portal = portalOn(port, { DATA_DIR: dataDir, SMTP_URL: mail.url, SEED: 'demo' });
  const accepted: string[] = [];
  for (let round = 0; round < rounds; round += 1) {
    await portal.start();
    const sending = (async () => {
      try {
        for (;;) {
          const email = `${randomUUID()}@example.com`;
          const { code } = await portal.post('/api/v1/free/write', submissionOf({ email }));
          if (code === '0000') accepted.push(email);
          await sleep(PAUSE_MS);
        }
      } catch {
        // The portal was killed.
      }
    })();
    // The outbox runs every five seconds.
    await sleep(4_500 + Math.random() * 1_500);
    await portal.kill();
    await sending;
  }
  await portal.start();
  const waiting = () => accepted.filter((email) => mail.to(email).length === 0);
  for (const until = Date.now() + CLAIM_ENDS_MS; waiting().length > 0 && Date.now() < until;) await sleep(500);
  await portal.stop();
  await mail.close();
  const twice = accepted.filter((email) => mail.to(email).length > 1);
  const ids = new Set(twice.flatMap((email) => mail.to(email).map(({ raw }) => /^message-id: (.*)$/im.exec(raw)?.[1])));
  const lost = waiting().length;
  return {
    scenario: '메일을 보내는 중에 kill -9',
    rounds,
    acknowledged: accepted.length,
    found: accepted.length - lost,
    lost,
    notes: [`두 번 나간 메일 ${twice.length}통(Message-ID ${ids.size}개: 같은 메일로 알아봅니다)`],
  };
}
