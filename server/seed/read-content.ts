import { readFile, readdir } from 'node:fs/promises';
import { withNameFilledIn } from '#shared/text/korean.ts';
import type { Role } from '#shared/permissions.ts';
import { parseFrontMatter } from '../markdown/front-matter.ts';
import { markdownToHtml } from '../markdown/markdown-to-html.ts';
import { sanitizeRichText } from '../rich-text/sanitize-rich-text.ts';
import { contentUrl } from '#server/content.ts';

const CONTENT = contentUrl('');

export interface SeedMember {
  loginId: string;
  name: string;
  email: string;
  affiliation: string;
  roles: Role[];
  createdAt: string;
}

interface SeedReply {
  author: string;
  at: string;
  isOfficial: boolean;
  isAccepted: boolean;
  bodyHtml: string;
}

export interface SeedDocument {
  /** Folder of the article, for the files that it refers to. */
  folder: URL;
  fields: Record<string, string>;
  bodyHtml: string;
  replies: SeedReply[];
}

export async function readMembers(): Promise<SeedMember[]> {
  return JSON.parse(await readFile(new URL('members.json', CONTENT), 'utf8')) as SeedMember[];
}

/** Documents of a folder of content/, in the order of their file names; format: content/README.md. */
export async function readDocuments(folder: string, productName: string): Promise<SeedDocument[]> {
  const base = new URL(`${folder}/`, CONTENT);
  const names = (await readdir(base).catch(() => [])).filter((name) => name.endsWith('.md')).toSorted();
  return Promise.all(
    names.map(async (name) => {
      const source = await readFile(new URL(name, base), 'utf8');
      return { folder: base, ...(await parseDocument(withNameFilledIn(source, 'product', productName))) };
    }),
  );
}

async function parseDocument(source: string): Promise<Omit<SeedDocument, 'folder'>> {
  const { fields, body } = parseFrontMatter(source);
  const [question = '', ...parts] = body.split(/<!-- reply (.*?) -->/);
  const replies: SeedReply[] = [];
  for (let i = 0; i < parts.length; i += 2) {
    const given = Object.fromEntries((parts[i] ?? '').split(/\s+/).map((pair) => pair.split('=') as [string, string]));
    replies.push({
      author: given.author ?? '',
      at: given.at ?? '',
      isOfficial: given.official === 'true',
      isAccepted: given.accepted === 'true',
      bodyHtml: await toHtml(parts[i + 1] ?? ''),
    });
  }
  return { fields, bodyHtml: await toHtml(question), replies };
}

const toHtml = async (markdown: string) => sanitizeRichText(await markdownToHtml(markdown));
