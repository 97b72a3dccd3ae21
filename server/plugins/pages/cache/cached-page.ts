import { hash } from 'node:crypto';
import type { CachedHead } from '#server/cache/cached-head.ts';
import type { Encoding } from '../compress-page.ts';
import { EncodedBody } from '../encoded-body.ts';
import type { Versions } from './content-versions.ts';

interface Made {
  html: Buffer;
  /** See `styleSourceOf`. */
  styleSource: string | null;
  madeAt: number;
  /** Documents whose views are counted with it. */
  viewed: ReadonlySet<string>;
  /** Tables that were read. */
  tables: Iterable<string>;
  /** Versions of the tables before anything was read. */
  versions: Versions;
}

/** A rendered public page, with the data that decides whether it is still valid. */
export class CachedPage {
  readonly madeAt: number;
  readonly viewed: ReadonlySet<string>;
  readonly etag: string;
  readonly styleSource: string | null;
  readonly size: number;
  /** Visitors whose view was counted. */
  readonly counted = new Set<string>();
  /** Of its first response. */
  head: CachedHead | null = null;
  /** Sent in its place until it has a head. */
  previous: CachedPage | null = null;
  /** How often it was shown from the cache. */
  shown = 0;
  /** Its age when a request last began to draw it again. */
  drawnAgainAt = -Infinity;
  readonly #body: EncodedBody;
  readonly #tables: readonly (readonly [string, number])[];
  #total: number;

  constructor({ html, styleSource, madeAt, viewed, tables, versions }: Made) {
    this.madeAt = madeAt;
    this.viewed = viewed;
    this.styleSource = styleSource;
    this.#body = new EncodedBody(html);
    const page = this.#body.plain;
    this.size = page.length * 2;
    // Weak: independent of the compression.
    this.etag = `W/"${hash('sha1', page, 'base64url')}"`;
    this.#tables = [...tables].map((table) => [table, versions.of.get(table) ?? -1] as const);
    this.#total = versions.total;
  }

  /** True if no table that it uses has changed up to `versions`. */
  isValidAt(versions: Versions): boolean {
    if (versions.total === this.#total) return true;
    if (this.#tables.some(([table, version]) => versions.of.get(table) !== version)) return false;
    this.#total = versions.total;
    return true;
  }

  bodyFor(encoding: Encoding): Buffer | Promise<Buffer> {
    return this.#body.in(encoding);
  }
}
