import type { BoardType } from '#shared/boards.ts';
import type { RichText } from './rich-text.ts';

export interface EditorProps {
  label: string;
  required?: boolean;
  /** Board to which uploaded pictures belong. */
  boardType: BoardType;
  /** Only read on mount; use another `key` for another text. */
  initialHtml: string;
  maxChars: number;
  error?: string | null;
  autoFocus?: boolean;
  onChange: (text: RichText) => void;
  /** True while a picture uploads; submitting then would lose it. */
  onBusyChange: (isBusy: boolean) => void;
}
