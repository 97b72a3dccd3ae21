import { useEffect, useRef } from 'react';
import { cx } from './cx.ts';

/**
 * Content from the editor; the server has sanitised `html`. Wide tables and code blocks scroll horizontally and are
 * keyboard-focusable while they do.
 */
export function RichText({ html, className }: { html: string; className?: string }) {
  const root = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!root.current) return;
    const observer = new ResizeObserver((entries) => {
      for (const { target } of entries) {
        if (target.scrollWidth > target.clientWidth) target.setAttribute('tabindex', '0');
        else target.removeAttribute('tabindex');
      }
    });
    for (const part of root.current.querySelectorAll('table, pre')) observer.observe(part);
    return () => observer.disconnect();
  }, [html]);
  return <div ref={root} className={cx('rich-text', className)} dangerouslySetInnerHTML={{ __html: html }} />;
}
