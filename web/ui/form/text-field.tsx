import type { ClipboardEvent, ComponentProps, FormEvent, ReactNode } from 'react';
import { useState } from 'react';
import { labels } from '../labels.ts';
import { cx } from '../cx.ts';
import type { FieldProps } from './field.tsx';
import { Field, controlClass, splitFieldProps } from './field.tsx';

type TextFieldProps = FieldProps &
  Omit<ComponentProps<'input'>, keyof FieldProps> & {
    /** Control beside the input, such as a check button. */
    action?: ReactNode;
  };

export function TextField({ action, ...props }: TextFieldProps) {
  const { field, control } = splitFieldProps(props);
  const { cutNote, ...paste } = useCutPaste(control.maxLength);
  return (
    <Field {...field} error={field.error || cutNote}>
      {(aria) => (
        <div className="flex gap-2">
          <input type="text" {...paste} {...control} {...aria} className={cx(controlClass, 'h-12 min-w-0 flex-1')} />
          {action}
        </div>
      )}
    </Field>
  );
}

type TextAreaProps = FieldProps &
  Omit<ComponentProps<'textarea'>, keyof FieldProps> & {
    /** Grows with its text, where the browser can. */
    grows?: boolean;
  };

/** Multi-line input. Shows a character count when it has `maxLength`. */
export function TextArea({ grows = false, rows = 5, ...props }: TextAreaProps) {
  const { field, control } = splitFieldProps(props);
  const length = typeof control.value === 'string' ? control.value.length : null;
  const { cutNote, ...paste } = useCutPaste(control.maxLength);
  return (
    <Field {...field} error={field.error || cutNote}>
      {(aria) => (
        <div className="relative">
          <textarea
            rows={rows}
            {...paste}
            {...control}
            {...aria}
            className={cx(controlClass, 'py-3 leading-relaxed', grows && 'field-sizing-content max-h-[60svh]')}
            // Growing ones do not heed `rows`.
            style={grows ? { minHeight: `calc(${rows}lh + 1.625rem)` } : undefined}
          />
          {length !== null && control.maxLength !== undefined && (
            <span className="absolute right-3 bottom-2 text-xs text-ink-muted">
              {length.toLocaleString('ko-KR')} / {control.maxLength.toLocaleString('ko-KR')}
            </span>
          )}
        </div>
      )}
    </Field>
  );
}

type Control = HTMLInputElement | HTMLTextAreaElement;

/** Tells of pasted text whose end the field did not take: with `maxlength` browsers cut it without a word. */
function useCutPaste(maxLength: number | undefined) {
  const [isCut, setCut] = useState(false);
  return {
    cutNote: isCut && maxLength !== undefined ? labels.cut(maxLength) : null,
    onPaste: ({ currentTarget: field, clipboardData }: ClipboardEvent<Control>) => {
      const pasted = inOneLine(clipboardData.getData('text'));
      // After the browser has pasted.
      setTimeout(() => setCut(field.value.length === maxLength && !inOneLine(field.value).includes(pasted)));
    },
    onInput: ({ nativeEvent }: FormEvent<Control>) => {
      if ((nativeEvent as InputEvent).inputType !== 'insertFromPaste') setCut(false);
    },
  };
}

/** Fields change the line breaks of what is pasted. */
const inOneLine = (text: string) => text.replaceAll(/\s+/g, '');
