import type { FastifyBaseLogger } from 'fastify';
import type { Db } from '../db/open-database.ts';
import type { Anchor, AnchorFile } from './anchor-file.ts';

/** The anchors of this process, in a file and on standard output (docs/decisions/0052). */
export class AuditAnchors {
  readonly file: AnchorFile;
  private readonly log: FastifyBaseLogger;
  private last: Anchor | null = null;
  private toldSetBack = false;

  constructor(file: AnchorFile, log: FastifyBaseLogger) {
    this.file = file;
    this.log = log;
  }

  /** What is committed stays committed: a full disk is logged, and the next anchor stands for this entry, too. */
  append(anchor: Anchor): void {
    try {
      const line = this.file.append(anchor);
      if (this.last === null || anchor.number > this.last.number) this.last = anchor;
      this.log.info({ event: 'audit.anchor', anchor: line }, 'audit entry anchored');
    } catch (err) {
      this.log.error({ err, anchor }, 'audit entry could not be anchored');
    }
  }

  /** Anchors what other instances have written since, and tells once when the log has become shorter. */
  async catchUp(db: Db): Promise<void> {
    const before = this.last;
    const head = await db.selectFrom('audit_head').select(['number', 'hash']).executeTakeFirstOrThrow();
    if (before === null || head.number > before.number) {
      if (head.number > 0) this.append(head);
    } else if (head.number < before.number && !this.toldSetBack) {
      this.toldSetBack = true;
      this.log.error({ event: 'audit.broken', head: head.number, anchored: before.number }, 'audit log was cut off');
    }
  }

  /** Reads where the anchors of this key stand. False: there are none. */
  async load(): Promise<boolean> {
    let isThere = false;
    for await (const { number, hash, keyIsOurs } of this.file.read()) {
      if (!keyIsOurs) continue;
      isThere = true;
      if (this.last === null || number > this.last.number) this.last = { number, hash };
    }
    return isThere;
  }

  /** What each anchored entry must be. `forged`: the first number that two anchors, or a wrong HMAC, speak against. */
  async expected(): Promise<{ hashes: Map<number, string>; last: number; forged: number | null }> {
    const hashes = new Map<number, string>();
    let forged: number | null = null;
    const add = ({ number, hash }: Anchor, isGenuine: boolean) => {
      const known = hashes.get(number) ?? hash;
      if (!isGenuine || known !== hash) forged = Math.min(forged ?? number, number);
      else hashes.set(number, hash);
    };
    for await (const anchor of this.file.read()) add(anchor, anchor.isGenuine);
    // Known to this process, even when somebody removed the file.
    if (this.last) add(this.last, true);
    let last = 0;
    for (const number of hashes.keys()) last = Math.max(last, number);
    return { hashes, last, forged };
  }
}

/** By what all handles of a database share: its transactions are asked, too. */
const ofDatabase = new WeakMap<object, AuditAnchors>();

export const attachAnchors = (db: Db, anchors: AuditAnchors) => void ofDatabase.set(db.getExecutor().adapter, anchors);

export function anchorsOf(db: Db): AuditAnchors {
  const anchors = ofDatabase.get(db.getExecutor().adapter);
  if (!anchors) throw new Error('This database was opened without audit anchors');
  return anchors;
}
