import { LIMITS } from '../limits.ts';
import type { FileSlot } from './board.ts';

/** Allowed on every board (product decisions, Boards, Files). */
export const GENERAL_EXTENSIONS =
  'jpg jpeg png gif webp pdf doc docx xls xlsx ppt pptx hwp hwpx txt csv zip mp4 webm vtt'.split(' ');

/** Programs: uploaded by staff only, and only to the library. */
export const PROGRAM_EXTENSIONS = ['exe', 'msi', '7z'] as const;

export const EDITOR_IMAGE_EXTENSIONS = ['jpg', 'jpeg', 'png', 'gif', 'webp'] as const;

/** Pictures that can be resized. */
export const PICTURE_EXTENSIONS = ['jpg', 'jpeg', 'png', 'webp'] as const;

export const generalAttachments: FileSlot = {
  purpose: 'attachment',
  label: '첨부파일',
  hint: '글 아래에 첨부되는 파일입니다.',
  maxCount: LIMITS.attachmentMaxCount,
  maxBytes: LIMITS.attachmentMaxBytes,
  extensions: GENERAL_EXTENSIONS,
};

/** Files that an inquiry may come with. */
export const INQUIRY_FILE_EXTENSIONS =
  'jpg jpeg png gif webp pdf doc docx xls xlsx ppt pptx hwp hwpx txt csv zip'.split(' ');
