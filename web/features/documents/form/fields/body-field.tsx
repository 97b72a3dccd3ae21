import { useEffect, useId, useState } from 'react';
import { Controller, useFormContext } from 'react-hook-form';
import type { BoardType } from '#shared/boards.ts';
import { LIMITS } from '#shared/limits.ts';
import { messages } from '#shared/messages.ko.ts';
import { checkBodyText } from '#shared/validation.ts';
import { LazyEditor } from '#web/features/editor/lazy-editor.tsx';
import type { DocumentValues } from '../document-values.ts';

interface BodyFieldProps {
  boardType: BoardType;
  label: string;
  /** Changes when a draft replaces the text. */
  textKey: number;
}

/** Rich text editor field of the document. */
export function BodyField({ boardType, label, textKey }: BodyFieldProps) {
  const [isUploading, setUploading] = useState(false);
  const id = useId();
  const { control, getValues, getFieldState, trigger } = useFormContext<DocumentValues>();
  // Its error may say to wait for a picture that is there now.
  useEffect(() => {
    if (!isUploading && getFieldState('body').error) void trigger('body');
  }, [isUploading, getFieldState, trigger]);
  return (
    <Controller
      control={control}
      name="body"
      rules={{
        validate: ({ text, hasMedia }) =>
          isUploading ? messages.files.stillUploading : (checkBodyText(text, hasMedia, label) ?? true),
      }}
      render={({ field, fieldState }) => {
        // Focus goes to the text itself when it has an error.
        field.ref({
          focus: () => document.getElementById(id)?.querySelector<HTMLElement>('[contenteditable]')?.focus(),
        });
        return (
          <div id={id}>
            <LazyEditor
              key={textKey}
              label={label}
              required
              boardType={boardType}
              initialHtml={getValues('body').html}
              maxChars={LIMITS.bodyMaxChars}
              error={fieldState.error?.message}
              onChange={field.onChange}
              onBusyChange={setUploading}
            />
          </div>
        );
      }}
    />
  );
}
