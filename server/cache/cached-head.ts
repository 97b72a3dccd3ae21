import type { OutgoingHttpHeaders } from 'node:http';
import type { Encoding } from '../plugins/pages/compress-page.ts';

/** Response heads in Node's format (alternating names and values), made once per encoding from a first response. */
export class CachedHead {
  readonly #first: OutgoingHttpHeaders;
  readonly #heads = new Map<Encoding | 'none', { length: number; head: string[] }>();

  constructor(first: OutgoingHttpHeaders) {
    this.#first = first;
  }

  /** `none` is for 304. */
  for(encoding: Encoding | 'none', length: number): string[] {
    const known = this.#heads.get(encoding);
    if (known?.length === length) return known.head;
    const { 'content-type': type, 'content-encoding': _, 'content-length': __, ...headers } = this.#first;
    const about = encoding === 'none' ? {} : { 'content-type': type, 'content-length': length };
    const compressed = encoding === 'none' || encoding === 'identity' ? {} : { 'content-encoding': encoding };
    const head = Object.entries({ ...headers, ...about, ...compressed }).flatMap(([name, value]) => [
      name,
      String(value),
    ]);
    this.#heads.set(encoding, { length, head });
    return head;
  }
}
