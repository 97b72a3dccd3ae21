import { createHash } from 'node:crypto';
import { existsSync, globSync, readFileSync } from 'node:fs';
import { extname, join } from 'node:path';
import type { Brand, OwnLogo } from '#shared/site/brand.ts';
import { withNameFilledIn } from '#shared/text/korean.ts';
import { escapeHtml } from '#shared/text/escape-html.ts';

const TYPES: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.md': 'text/markdown; charset=utf-8',
  '.svg': 'image/svg+xml',
};

const ESCAPES: Record<string, (text: string) => string> = {
  '.json': (text) => JSON.stringify(text).slice(1, -1),
  '.md': (text) => text,
};

/** In the header of each page (web/manual/templates/header.njk). */
const DELIVERED_LOGO = /<svg data-logo[^>]*>.*?<\/svg>/s;

const PUBLIC_URL = '{public-url}';

export interface ManualFile {
  body: string;
  type: string;
  etag: string;
}

/** Values inserted at start, so that changing them needs no new build. */
export interface ManualSettings {
  head: string;
  product: string;
  logo: Brand['logo'];
  /** Null: the address of the request is used, see `atAddress`. */
  publicUrl: string | null;
}

export interface ManualFiles {
  /** Path after `/manual/`; paths of folders end with `/`. */
  find(path: string): ManualFile | undefined;
}

/** All files in memory (1 MB). With `isLive` they are read again for each request. */
export function openManualFiles(folder: string, isLive: boolean, settings: ManualSettings): ManualFiles {
  const read = () => readFolder(folder, settings);
  const files = read();
  return { find: (path) => (isLive ? read() : files).get(path) };
}

function readFolder(folder: string, settings: ManualSettings): Map<string, ManualFile> {
  if (!existsSync(folder)) return new Map();
  const names = globSync('**/*.{html,json,js,md,svg}', { cwd: folder }).map((name) => name.replaceAll('\\', '/'));
  return new Map(names.map((name) => [addressOf(name), readOne(join(folder, name), settings)]));
}

const addressOf = (name: string) => name.replace(/(^|\/)index\.html$/, '$1');

function readOne(path: string, { head, product, logo, publicUrl }: ManualSettings): ManualFile {
  const extension = extname(path);
  const escape = ESCAPES[extension] ?? escapeHtml;
  const body = withNameFilledIn(readFileSync(path, 'utf8'), 'product', escape(product))
    .replaceAll(PUBLIC_URL, () => (publicUrl === null ? PUBLIC_URL : escape(publicUrl)))
    .replace('<!--assets-->', () => head)
    .replace(DELIVERED_LOGO, (delivered) => (logo === 'delivered' ? delivered : logo === null ? '' : pictureOf(logo)));
  return { body, type: TYPES[extension] ?? 'application/octet-stream', etag: etagOf(body) };
}

const pictureOf = ({ url, width, height }: OwnLogo) => `<img src="${url}" width="${width}" height="${height}" alt="">`;

const etagOf = (body: string) => `"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`;

/**
 * Inserts the address of the request, if no public URL is configured. `address` must not contain characters that need
 * escaping.
 */
export function atAddress(file: ManualFile, address: () => string): ManualFile {
  if (!file.body.includes(PUBLIC_URL)) return file;
  const body = file.body.replaceAll(PUBLIC_URL, address());
  return { ...file, body, etag: etagOf(body) };
}
