import type { Ref } from 'react';
import type { BoardType } from '#shared/boards.ts';
import type { Format } from './editor-extensions.ts';
import type { Places } from './place-chips.ts';
import type { RichText } from './rich-text-value.ts';

export interface EditorHandle {
  /** Puts HTML at the cursor and moves the focus there. */
  insert: (html: string) => void;
}

export interface EditorProps {
  label: string;
  required?: boolean;
  /** Default: a document with pictures. */
  format?: Format;
  /** Board to which uploaded pictures belong; only a document has some. */
  boardType?: BoardType;
  /** Names of what stands in braces in the text and is shown by its name. */
  places?: Places;
  /** Below the label. */
  hint?: string;
  /** Only read on mount; use another `key` for another text. */
  initialHtml: string;
  maxChars: number;
  error?: string | null;
  autoFocus?: boolean;
  /** For buttons outside that put something into the text. */
  handle?: Ref<EditorHandle>;
  onChange: (text: RichText) => void;
  /** True while a picture uploads; submitting then would lose it. */
  onBusyChange?: (isBusy: boolean) => void;
}
