import { compressPage } from './compress-page.ts';
import type { Encoding } from './compress-page.ts';

/** Body that is sent many times; compressed once per encoding. */
export class EncodedBody {
  readonly plain: Buffer;
  readonly #packed: Partial<Record<Encoding, Buffer | Promise<Buffer>>>;

  constructor(body: string | Buffer) {
    this.plain = typeof body === 'string' ? Buffer.from(body) : body;
    this.#packed = { identity: this.plain };
  }

  in(encoding: Encoding): Buffer | Promise<Buffer> {
    const known = this.#packed[encoding];
    if (known) return known;
    const compressed = compressPage(this.plain, encoding);
    this.#packed[encoding] = compressed;
    void compressed.then(
      (bytes) => (this.#packed[encoding] = bytes),
      () => delete this.#packed[encoding],
    );
    return compressed;
  }
}
