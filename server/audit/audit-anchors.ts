import type { FastifyBaseLogger } from 'fastify';
import type { Db } from '../db/open-database.ts';
import type { Anchor, AnchorFile } from './anchor-file.ts';

/** Anchors of this process, in a file and on standard output (docs/decisions/0052). */
export class AuditAnchors {
  readonly file: AnchorFile;
  private readonly log: FastifyBaseLogger;
  private last: Anchor | null = null;
  private hasReportedLoss = false;

  constructor(file: AnchorFile, log: FastifyBaseLogger) {
    this.file = file;
    this.log = log;
  }

  /** After the commit, a full disk is only logged; the next anchor also covers this entry. */
  append(anchor: Anchor): void {
    try {
      const line = this.file.append(anchor);
      if (this.last === null || anchor.number > this.last.number) this.last = anchor;
      this.log.info({ event: 'audit.anchor', anchor: line }, 'audit entry anchored');
    } catch (err) {
      this.log.error({ err, anchor }, 'audit entry could not be anchored');
    }
  }

  /** Anchors entries of other instances, and logs once if the log has become shorter. */
  async catchUp(db: Db): Promise<void> {
    const before = this.last;
    const head = await db.selectFrom('audit_head').select(['number', 'hash']).executeTakeFirstOrThrow();
    if (before === null || head.number > before.number) {
      if (head.number > 0) this.append(head);
    } else if (head.number < before.number && !this.hasReportedLoss) {
      this.hasReportedLoss = true;
      this.log.error({ event: 'audit.broken', head: head.number, anchored: before.number }, 'audit log was cut off');
    }
  }

  /** Reads the anchors of this key. False if there are none. */
  async load(): Promise<boolean> {
    let isThere = false;
    for await (const { number, hash, keyIsOurs } of this.file.read()) {
      if (!keyIsOurs) continue;
      isThere = true;
      if (this.last === null || number > this.last.number) this.last = { number, hash };
    }
    return isThere;
  }

  /** Expected hash of each anchored entry. `forged`: the first number with contradicting anchors or a wrong HMAC. */
  async expected(): Promise<{ hashes: Map<number, string>; last: number; forged: number | null }> {
    const hashes = new Map<number, string>();
    let forged: number | null = null;
    const add = ({ number, hash }: Anchor, isGenuine: boolean) => {
      const known = hashes.get(number) ?? hash;
      if (!isGenuine || known !== hash) forged = Math.min(forged ?? number, number);
      else hashes.set(number, hash);
    };
    for await (const anchor of this.file.read()) add(anchor, anchor.isGenuine);
    // Known to this process, even if the file was removed.
    if (this.last) add(this.last, true);
    let last = 0;
    for (const number of hashes.keys()) last = Math.max(last, number);
    return { hashes, last, forged };
  }
}

/** Key shared by all handles of a database, including its transactions. */
const ofDatabase = new WeakMap<object, AuditAnchors>();

export const attachAnchors = (db: Db, anchors: AuditAnchors) => void ofDatabase.set(db.getExecutor().adapter, anchors);

export function anchorsOf(db: Db): AuditAnchors {
  const anchors = ofDatabase.get(db.getExecutor().adapter);
  if (!anchors) throw new Error('This database was opened without audit anchors');
  return anchors;
}
