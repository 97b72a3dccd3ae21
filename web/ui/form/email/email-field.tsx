import type { ComponentProps } from 'react';
import { useState } from 'react';
import { TextField } from '#web/ui/form/text-field.tsx';
import { emailLabels as text } from './email-labels.ts';
import { suggestEmail } from './suggest-email.ts';

interface EmailFieldProps extends Omit<ComponentProps<typeof TextField>, 'form'> {
  form: {
    setValue: (name: 'email', email: string, options: { shouldDirty: true; shouldValidate: true }) => void;
    setFocus: (name: 'email') => void;
  };
}

/** Field for an email address. One that looks mistyped is asked about when the field is left, and never refused. */
export function EmailField({ form, onBlur, onChange, hint, ...field }: EmailFieldProps) {
  const [suggested, setSuggested] = useState<string | null>(null);
  const take = (email: string) => {
    setSuggested(null);
    form.setValue('email', email, { shouldDirty: true, shouldValidate: true });
    form.setFocus('email');
  };
  return (
    <TextField
      type="email"
      inputMode="email"
      autoComplete="email"
      {...field}
      onBlur={(event) => {
        setSuggested(suggestEmail(event.target.value));
        onBlur?.(event);
      }}
      onChange={(event) => {
        setSuggested(null);
        onChange?.(event);
      }}
      hint={
        <>
          <span role="status">
            {suggested !== null && (
              <span className="text-ink">
                {text.before}
                <button
                  type="button"
                  className="py-1 font-semibold break-all text-accent-ink underline underline-offset-4"
                  onClick={() => take(suggested)}
                >
                  {suggested}
                </button>
                {text.after}
              </span>
            )}
          </span>
          {suggested === null && hint}
        </>
      }
    />
  );
}
