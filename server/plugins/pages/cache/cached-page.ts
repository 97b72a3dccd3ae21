import { hash } from 'node:crypto';
import type { OutgoingHttpHeaders } from 'node:http';
import type { Encoding } from '../compress-page.ts';
import { EncodedBody } from '../encoded-body.ts';
import type { Versions } from './content-versions.ts';

interface Made {
  html: string;
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
  /** Headers of its first response. */
  headers: OutgoingHttpHeaders | null = null;
  readonly #body: EncodedBody;
  readonly #heads = new Map<Encoding | 'none', string[]>();
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

  /** Response head in Node's format: alternating names and values. `none` is for 304. */
  headFor(encoding: Encoding | 'none', length: number): string[] {
    const known = this.#heads.get(encoding);
    if (known) return known;
    const { 'content-type': type, 'content-encoding': _, 'content-length': __, ...headers } = this.headers ?? {};
    const about = encoding === 'none' ? {} : { 'content-type': type, 'content-length': length };
    const compressed = encoding === 'br' || encoding === 'gzip' ? { 'content-encoding': encoding } : {};
    const head = Object.entries({ ...headers, ...about, ...compressed }).flatMap(([name, value]) => [
      name,
      String(value),
    ]);
    this.#heads.set(encoding, head);
    return head;
  }
}
