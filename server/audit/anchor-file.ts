import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import { appendFileSync, createReadStream, existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { ConfigError } from '#server/config.ts';

/** Number and hash of an audit log entry. Through the hash chain it confirms all earlier entries. */
export interface Anchor {
  number: number;
  hash: string;
}

const LINE = /^(\d{1,15}) ([0-9a-f]{64}) ([0-9a-f]{8}) ([0-9a-f]{64})$/;

/**
 * Anchors outside the database, one per line: number, hash, key id, HMAC-SHA-256 of number and hash. Write access to
 * the database alone is not enough to move or create anchors.
 */
export class AnchorFile {
  private readonly dataDir: string;
  private readonly path: string;
  private readonly key: string;
  private readonly keyId: string;

  /** `givenKey` from the settings; null: a key in this folder, created on first use. */
  constructor(dataDir: string, givenKey: string | null) {
    this.dataDir = dataDir;
    this.path = join(dataDir, 'audit-anchors.log');
    this.key = givenKey ?? keyOf(keyFile(dataDir));
    this.keyId = this.hmac('audit key id').slice(0, 8);
  }

  /** Appends one line and returns it. The line is short, so concurrent appends of several processes do not mix. */
  append(anchor: Anchor): string {
    const line = `${anchor.number} ${anchor.hash} ${this.keyId} ${this.macOf(anchor)}`;
    // Starts a new line, in case the last one is incomplete after a power failure.
    appendFileSync(this.path, `\n${line}`, { mode: 0o600 });
    return line;
  }

  /** All readable lines in order, with whether they have this key and a valid HMAC. */
  async *read(): AsyncGenerator<Anchor & { keyIsOurs: boolean; isGenuine: boolean }> {
    const lines = createInterface({ input: createReadStream(this.path), crlfDelay: Infinity });
    try {
      for await (const line of lines) {
        const [, number = '', hash = '', keyId, mac = ''] = LINE.exec(line) ?? [];
        if (number === '') continue;
        const anchor = { number: Number(number), hash };
        const isGenuine = timingSafeEqual(Buffer.from(mac, 'hex'), Buffer.from(this.macOf(anchor), 'hex'));
        yield { ...anchor, keyIsOurs: keyId === this.keyId, isGenuine };
      }
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
    }
  }

  setAside(now: string): string | null {
    return setAnchorsAside(this.dataDir, now);
  }

  private macOf = ({ number, hash }: Anchor) => this.hmac(`${number} ${hash}`);
  private hmac = (text: string) => createHmac('sha256', this.key).update(text).digest('hex');
}

/** Renames the anchors of another database or key, so that new ones are started. Returns the new name, or null. */
export function setAnchorsAside(dataDir: string, now: string): string | null {
  const name = `audit-anchors-${now.replace(/\D/g, '').slice(0, 17)}.log`;
  try {
    renameSync(join(dataDir, 'audit-anchors.log'), join(dataDir, name));
    return name;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null;
    throw error;
  }
}

const keyFile = (dataDir: string) => join(dataDir, 'audit.key');

function keyOf(path: string): string {
  try {
    writeFileSync(path, randomBytes(32).toString('hex'), { flag: 'wx', mode: 0o600 });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  }
  const key = readFileSync(path, 'utf8').trim();
  if (!/^[0-9a-f]{64}$/.test(key))
    throw new ConfigError(
      `${path} 파일에 감사 로그의 키가 없습니다. 백업한 파일로 되돌리거나 지우고 다시 시작해주세요.`,
    );
  return key;
}

/** @throws ConfigError if the file of the key, which the next start would use, holds none. */
export function refuseBrokenKey(dataDir: string): void {
  const path = keyFile(dataDir);
  if (existsSync(path)) keyOf(path);
}
