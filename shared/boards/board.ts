import type { Role } from '../permissions.ts';

/** Kind of a field; decides input and validation. Every value is stored as text. */
export type FieldKind =
  | 'line'
  /** Multi-line text. */
  | 'text'
  /** One of `options`. */
  | 'choice'
  | 'number'
  /** `2026-11`. */
  | 'month'
  /** `https://…`, or a path of this portal. */
  | 'url'
  /** `true` or empty. */
  | 'check'
  /** `지표|전|후|단위` (product decisions, Boards, 고객 사례). */
  | 'kpi'
  /** `00:12 제목`, one per line. */
  | 'chapters'
  /** Video address at YouTube or Vimeo. */
  | 'videoUrl';

/** A field of one board, beside title, category and body. */
export interface BoardField {
  name: string;
  label: string;
  kind: FieldKind;
  required?: true;
  /** Required if another field has this value. */
  requiredWhen?: { field: string; is: string };
  /** Default: `LIMITS.fieldMaxChars`. */
  maxChars?: number;
  placeholder?: string;
  hint?: string;
  options?: readonly string[];
  /** Unit shown after the value. */
  unit?: string;
  /** The form fills it in from the visitor's browser. */
  prefill?: 'os' | 'browser';
  /** Default value of a new document. */
  initial?: string;
  /** Included in list rows; in tables shown below the title, on a phone not if `wide`. */
  inList?: true | 'wide';
  /** The list can be filtered by it, with the values of `options`. */
  isFilter?: true;
  /** Alternative wordings of the title, one per line. Used for search, not shown. */
  isWording?: true;
  /** Beside the text in the form: where and to whom the document appears, not what it says. */
  isSetting?: true;
  /** Shown at a place of its own in the detail page, not in the table of fields. */
  hasOwnPlace?: true;
}

export const FILE_PURPOSES = ['attachment', 'image', 'cover', 'screenshot', 'video', 'captions', 'package'] as const;
/** Role of a file in its document. An `image` is embedded in the text. */
export type FilePurpose = (typeof FILE_PURPOSES)[number];

export const FILE_VISIBILITIES = { all: '전체', member: '회원', customer: '고객사' } as const;
export type FileVisibility = keyof typeof FILE_VISIBILITIES;

/** A file input of the form. */
export interface FileSlot {
  purpose: Exclude<FilePurpose, 'image'>;
  label: string;
  required?: true;
  maxCount: number;
  maxBytes: number;
  extensions: readonly string[];
  /** What the file is for: forms have several places for files. */
  hint: string;
  /** Name of the field that receives the length of a chosen video, in seconds. */
  durationField?: string;
  /** The user sets per file who may download it. */
  hasVisibility?: true;
}

/** The text, a field or the files of a purpose, as the form names them. */
export type FormPart = 'body' | `fields.${string}` | `files.${FileSlot['purpose']}`;

/** A part of a form with a heading of its own. */
export interface FormSection {
  title: string;
  hint?: string;
  /** All but category and title, with which every form begins, and the settings beside it. */
  parts: readonly FormPart[];
}

export interface Board {
  name: string;
  /** Where in the header it is linked. */
  menu: 'main' | 'community' | 'manual';
  /** Its name in the header, when another than `name`. */
  menuLabel?: string;
  /** By what its visits are stored, when not by its type. */
  visits?: string;
  /** The folder below `content/` with its demo documents. */
  contentFolder: string;
  /** One sentence below the heading, also the meta description. */
  description: string;
  /** What whoever writes here may expect, below the heading of the form. */
  formHint?: string;
  /** Label of the category on this board. */
  categoryLabel: string;
  categories: readonly string[];
  titleLabel: string;
  bodyLabel: string;
  fields: readonly BoardField[];
  /** Heading of the fields in form and detail page. */
  fieldsLabel: string;
  fieldsHint?: string;
  /** A `check` field: without it only the author and staff see the document. */
  shownByField?: string;
  pageSize: number;
  /** Who may open a document. */
  detailAccess: 'public' | 'member';
  /** Roles that may register, besides staff. */
  registerRoles: readonly Role[];
  hasPrivatePosts: boolean;
  /** Has answer states, official and accepted answers. */
  hasAnswers: boolean;
  hasReplies: boolean;
  hasLikes: boolean;
  /** Staff can pin, show as popup and schedule. */
  hasStaffPublishing: boolean;
  /** Sorted manually by staff; otherwise newest first. */
  hasOrder: boolean;
  /** Members submit, staff publish (product decisions, Boards, 마켓). */
  hasReview: boolean;
  /** Has an RSS feed. */
  hasFeed?: true;
  /** The whole board is one Markdown file, because its documents have no detail pages. */
  hasMarkdownList?: true;
  /** File of each version, on boards with versions. */
  versionSlot?: FileSlot;
  /** Word for one document in sentences. */
  noun: string;
  /** What registering one is called. Default: `<noun> 등록`. */
  registerLabel?: string;
  /** What the assistant says under what it quotes of a document, with `{title}`. Default: `<name> {title}의 내용입니다.` */
  answerSource?: string;
  /** Weight in the ranking of search and assistant. Default: 1. */
  searchWeight?: number;
  /** Sections of a long form. Without them: the fields below `fieldsLabel`, the text and the files. */
  formSections?: readonly FormSection[];
  /** In the order of the form, where it has no sections. */
  slots: readonly FileSlot[];
  /** At least one is required: a file of this purpose, or this field. */
  eitherOr?: { purpose: FileSlot['purpose']; field: string; problem: string };
}
