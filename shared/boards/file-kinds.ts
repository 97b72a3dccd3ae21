import { LIMITS } from '../limits.ts';
import type { FileSlot } from './board.ts';

/** Allowed everywhere (product decisions, Boards, Files). */
export const GENERAL_EXTENSIONS =
  'jpg jpeg png gif webp pdf doc docx xls xlsx ppt pptx hwp hwpx txt csv zip mp4 webm vtt'.split(' ');

/** Programs, which staff alone upload, and to the library alone. */
export const PROGRAM_EXTENSIONS = ['exe', 'msi', '7z'] as const;

export const EDITOR_IMAGE_EXTENSIONS = ['jpg', 'jpeg', 'png', 'gif', 'webp'] as const;

/** What can be shown in several sizes. */
export const PICTURE_EXTENSIONS = ['jpg', 'jpeg', 'png', 'webp'] as const;

export const generalAttachments: FileSlot = {
  purpose: 'attachment',
  label: '첨부파일',
  maxCount: LIMITS.attachmentMaxCount,
  maxBytes: LIMITS.attachmentMaxBytes,
  extensions: GENERAL_EXTENSIONS,
};

/** The widths that pictures are sent in, in device pixels. */
export const PICTURE_WIDTHS = ['320', '640', '960', '1280'] as const;
