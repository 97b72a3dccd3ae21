import { Eye, EyeOff } from 'lucide-react';
import type { ComponentProps } from 'react';
import { useState } from 'react';
import { cx } from '../cx.ts';
import type { FieldProps } from './field.tsx';
import { Field, controlClass, splitFieldProps } from './field.tsx';
import { labels } from '../labels.ts';

/** Password input with a button that shows and hides the text. */
export function PasswordField(props: FieldProps & Omit<ComponentProps<'input'>, keyof FieldProps | 'type'>) {
  const { field, control } = splitFieldProps(props);
  const [isShown, setShown] = useState(false);
  const Icon = isShown ? EyeOff : Eye;
  return (
    <Field {...field}>
      {(aria) => (
        <div className="relative">
          <input
            {...control}
            {...aria}
            type={isShown ? 'text' : 'password'}
            className={cx(controlClass, 'h-12 pr-12')}
          />
          <button
            type="button"
            aria-label={isShown ? labels.hidePassword : labels.showPassword}
            aria-pressed={isShown}
            onClick={() => setShown(!isShown)}
            className="absolute inset-y-0 right-1 my-auto flex size-10 items-center justify-center rounded-control text-ink-muted hover:text-ink"
          >
            <Icon size={20} aria-hidden="true" />
          </button>
        </div>
      )}
    </Field>
  );
}
