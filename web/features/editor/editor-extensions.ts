import type { Extensions } from '@tiptap/core';
import { Node } from '@tiptap/core';
import Image from '@tiptap/extension-image';
import { TableKit } from '@tiptap/extension-table';
import { Placeholder } from '@tiptap/extensions';
import StarterKit from '@tiptap/starter-kit';
import type { GetPath } from '#shared/contract/calls.ts';
import { messages } from '#shared/messages.ko.ts';
import { MailButton, PlaceChip } from './place-chips.ts';

const FILE_PATH: GetPath = '/api/v1/board/fileDownload/link/:id';
const OWN_FILES = FILE_PATH.replace(':id', '');

/** Only uploaded pictures: the server removes all others. */
const OwnImage = Image.extend({ parseHTML: () => [{ tag: `img[src^="${OWN_FILES}"]` }] });

export const HEADING_LEVELS = [2, 3] as const;

/**
 * What an editor is for: a document with pictures, a text without, what the chat shows of an answer, the paragraphs and
 * buttons of a mail, or one line.
 */
export type Format = 'document' | 'text' | 'answer' | 'mail' | 'line';

const placeholder = (words: string) => Placeholder.configure({ placeholder: words });
const wordsOnly = placeholder(messages.required('내용'));

/** Exactly the elements that the server's sanitiser allows. */
const TEXT = [
  StarterKit.configure({
    heading: { levels: [...HEADING_LEVELS] },
    link: { openOnClick: false, protocols: ['mailto'], defaultProtocol: 'https' },
    dropcursor: { color: 'var(--accent)', width: 2 },
  }),
  TableKit.configure({ table: { resizable: false } }),
];

/** What the chat shows of Markdown. */
const ANSWER = StarterKit.configure({
  blockquote: false,
  heading: { levels: [3] },
  horizontalRule: false,
  italic: false,
  link: { openOnClick: false, defaultProtocol: 'https' },
  strike: false,
  underline: false,
});

/** Without marks: a mail has none. */
const PLAIN = StarterKit.configure({
  blockquote: false,
  bold: false,
  bulletList: false,
  code: false,
  codeBlock: false,
  document: false,
  hardBreak: false,
  heading: false,
  horizontalRule: false,
  italic: false,
  link: false,
  listItem: false,
  listKeymap: false,
  orderedList: false,
  strike: false,
  trailingNode: false,
  underline: false,
});

const documentOf = (content: string) => Node.create({ name: 'doc', topNode: true, content });

export const EXTENSIONS: Record<Format, Extensions> = {
  document: [...TEXT, OwnImage, placeholder(messages.editor.placeholder)],
  text: [...TEXT, PlaceChip, wordsOnly],
  answer: [ANSWER, wordsOnly],
  mail: [documentOf('block+'), PLAIN, MailButton, PlaceChip, wordsOnly],
  line: [documentOf('paragraph'), PLAIN, PlaceChip],
};

/** Pictures copied from a portal page have absolute URLs. */
export const withOwnFilesRelative = (html: string): string => html.replaceAll(location.origin + OWN_FILES, OWN_FILES);
