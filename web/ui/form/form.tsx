import type { ComponentProps } from 'react';
import { labels } from '../labels.ts';

/**
 * Form that is sent by script. `method="dialog"` without a surrounding dialog does nothing in the browser. With the
 * default method, Enter before hydration would put the values, including passwords, into the URL.
 */
export function Form({ children, ...props }: ComponentProps<'form'>) {
  return (
    <form noValidate method="dialog" {...props}>
      <noscript>
        <p className="mb-6 rounded-card border border-line bg-surface-soft px-5 py-4 text-label text-ink">
          {labels.needsScript}
        </p>
      </noscript>
      {children}
    </form>
  );
}
