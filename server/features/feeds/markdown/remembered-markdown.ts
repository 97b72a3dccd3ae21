import { createHash, randomUUID } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import { toMarkdown } from './to-markdown.ts';

/** Stands for the address of the portal, which can differ by request. */
const ANY_BASE = `https://${randomUUID()}.invalid`;
const MOST_CHARS = 4 * 1024 ** 2;

const remembered = new LRUCache<string, string>({
  maxSize: MOST_CHARS,
  sizeCalculation: (markdown) => markdown.length + 1,
});

/** `toMarkdown` for addresses that anybody may ask for as often as they like: the same text is converted once. */
export function rememberedMarkdown(html: string, base: string): string {
  const key = createHash('sha256').update(html).digest('base64url');
  const known = remembered.get(key) ?? toMarkdown(html, ANY_BASE);
  remembered.set(key, known);
  return known.replaceAll(ANY_BASE, base);
}
