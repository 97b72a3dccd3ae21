import type { Role } from '../permissions.ts';

/** How a field is asked for and checked; every value is kept as text. */
export type FieldKind =
  | 'line'
  /** Several lines. */
  | 'text'
  /** One of `options`. */
  | 'choice'
  | 'number'
  /** `2026-11`. */
  | 'month'
  /** `https://…`, or a path of our own. */
  | 'url'
  /** `true`, or empty. */
  | 'check'
  /** `지표|전|후|단위` (product decisions, Boards, 레퍼런스). */
  | 'kpi'
  /** `00:12 제목`, one a line. */
  | 'chapters'
  /** An address at YouTube or Vimeo. */
  | 'videoUrl';

/** A field that one board has beside title, category and body. */
export interface BoardField {
  name: string;
  label: string;
  kind: FieldKind;
  required?: true;
  /** Required where another field has this value. */
  requiredWhen?: { field: string; is: string };
  /** `LIMITS.fieldMaxChars` when not given. */
  maxChars?: number;
  placeholder?: string;
  hint?: string;
  options?: readonly string[];
  /** Written behind the value. */
  unit?: string;
  /** What the form fills in from the visitor's own browser. */
  prefill?: 'os' | 'browser';
  /** What a new document begins with. */
  initial?: string;
  /** Travels with the list's rows, and is read below the title where rows stand in a table. */
  inList?: true;
  /** The list can be narrowed by it; `options` are its values. */
  isFilter?: true;
  /** Other ways to say the title, one a line: found by, and not shown as part of the text. */
  isWording?: true;
  /** Not in the strip of values above the text: the detail has a place of its own for it. */
  hasOwnPlace?: true;
}

export const FILE_PURPOSES = ['attachment', 'image', 'cover', 'screenshot', 'video', 'captions', 'package'] as const;
/** What a file is to its document. An `image` stands in the text. */
export type FilePurpose = (typeof FILE_PURPOSES)[number];

export const FILE_VISIBILITIES = { all: '전체', member: '회원', customer: '고객사' } as const;
export type FileVisibility = keyof typeof FILE_VISIBILITIES;

/** A place of the form that takes files. */
export interface FileSlot {
  purpose: Exclude<FilePurpose, 'image'>;
  label: string;
  required?: true;
  maxCount: number;
  maxBytes: number;
  extensions: readonly string[];
  hint?: string;
  /** The field that takes how long a chosen video plays, in seconds. */
  durationField?: string;
  /** Whoever registers says, file by file, who may download it. */
  hasVisibility?: true;
}

export interface Board {
  name: string;
  /** One sentence under the heading, also the page's description. */
  description: string;
  /** What the category is called on this board. */
  categoryLabel: string;
  categories: readonly string[];
  titleLabel: string;
  bodyLabel: string;
  fields: readonly BoardField[];
  /** What the fields are together, above them in the form and the detail. */
  fieldsLabel: string;
  fieldsHint?: string;
  /** The `check` field without which only its author and staff see a document. */
  shownByField?: string;
  pageSize: number;
  detailAccess: 'public' | 'member';
  /** Who may register beside staff. */
  registerRoles: readonly Role[];
  hasPrivatePosts: boolean;
  /** Answer states, official and accepted answers. */
  hasAnswers: boolean;
  hasReplies: boolean;
  hasLikes: boolean;
  /** Pinned on top, shown as a popup, published later. */
  hasStaffPublishing: boolean;
  /** Staff decide the order; otherwise the newest is first. */
  hasOrder: boolean;
  /** Members hand in, staff publish (product decisions, Boards, 마켓). */
  hasReview: boolean;
  /** Feed readers are told what is new. */
  hasFeed?: true;
  /** All of it is one Markdown file, because its documents have no pages of their own. */
  hasMarkdownList?: true;
  /** What each version of an entry brings, where entries have versions. */
  versionSlot?: FileSlot;
  /** What one entry is called in sentences. */
  noun: string;
  /** In the order of the form. */
  slots: readonly FileSlot[];
  /** One of the two must be given: files of this kind, or this field. */
  eitherOr?: { purpose: FileSlot['purpose']; field: string; problem: string };
}
