import type { ComponentProps } from 'react';
import { labels } from '../labels.ts';

/**
 * A form that a script sends. Enter may come before the script has taken the page over: sent by the browser, what was
 * typed, passwords too, would stand in the address. `dialog` without a dialog around it sends nothing and keeps all.
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
