import Image from '@tiptap/extension-image';
import { TableKit } from '@tiptap/extension-table';
import { Placeholder } from '@tiptap/extensions';
import StarterKit from '@tiptap/starter-kit';
import type { GetPath } from '#shared/contract/calls.ts';
import { messages } from '#shared/messages.ko.ts';

const FILE_PATH: GetPath = '/api/v1/board/fileDownload/link/:id';
const OWN_FILES = FILE_PATH.replace(':id', '');

/** Only uploaded pictures: the server removes all others. */
const OwnImage = Image.extend({ parseHTML: () => [{ tag: `img[src^="${OWN_FILES}"]` }] });

export const HEADING_LEVELS = [2, 3] as const;

/** Exactly the elements that the server's sanitiser allows. */
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

/** Pictures copied from a portal page have absolute URLs. */
export const withOwnFilesRelative = (html: string): string => html.replaceAll(location.origin + OWN_FILES, OWN_FILES);
