import Image from '@tiptap/extension-image';
import { TableKit } from '@tiptap/extension-table';
import { Placeholder } from '@tiptap/extensions';
import StarterKit from '@tiptap/starter-kit';
import type { GetPath } from '#shared/contract/calls.ts';
import { messages } from '#shared/messages.ko.ts';

const FILE_PATH: GetPath = '/api/v1/board/fileDownload/link/:id';
const OWN_FILES = FILE_PATH.replace(':id', '');

/** Only our own uploads: the server drops any other picture, so the editor must not show one. */
const OwnImage = Image.extend({ parseHTML: () => [{ tag: `img[src^="${OWN_FILES}"]` }] });

export const HEADING_LEVELS = [2, 3] as const;

/** What the server's list of allowed tags lets through, and nothing else. */
export const EXTENSIONS = [
  StarterKit.configure({
    heading: { levels: [...HEADING_LEVELS] },
    link: { openOnClick: false, protocols: ['mailto'], defaultProtocol: 'https' },
    dropcursor: { color: 'var(--accent)', width: 2 },
  }),
  OwnImage,
  TableKit.configure({ table: { resizable: false } }),
  Placeholder.configure({ placeholder: messages.editor.placeholder }),
];

/** A picture copied from one of our pages carries the whole address. */
export const withOwnFilesRelative = (html: string): string => html.replaceAll(location.origin + OWN_FILES, OWN_FILES);
