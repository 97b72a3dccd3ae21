import type { BoardType } from '#shared/boards.ts';
import type { RichText } from './rich-text.ts';

export interface EditorProps {
  label: string;
  required?: boolean;
  /** Where its pictures belong. */
  boardType: BoardType;
  /** Read once; another `key` starts another text. */
  initialHtml: string;
  maxChars: number;
  error?: string | null;
  autoFocus?: boolean;
  onChange: (text: RichText) => void;
  /** While a picture is on its way: what is sent now would go without it. */
  onBusyChange: (isBusy: boolean) => void;
}
