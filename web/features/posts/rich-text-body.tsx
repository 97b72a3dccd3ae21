import { useEffect, useRef } from 'react';
import { cx } from '../../ui/cx.ts';

/** What a member wrote, as the server sanitised it. */
export function RichTextBody({ html, className }: { html: string; className?: string }) {
  const body = useRef<HTMLDivElement>(null);

  useEffect(() => {
    // Code and tables that are wider than the screen scroll on their own: the keyboard must get into them.
    for (const part of body.current?.querySelectorAll<HTMLElement>('pre, table') ?? []) {
      if (part.scrollWidth > part.clientWidth) part.tabIndex = 0;
    }
  }, [html]);

  return <div ref={body} className={cx('rich-text', className)} dangerouslySetInnerHTML={{ __html: html }} />;
}
