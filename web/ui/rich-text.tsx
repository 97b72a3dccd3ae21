import { useEffect, useRef } from 'react';
import { cx } from './cx.ts';

/**
 * What somebody wrote in the editor; `html` comes cleaned from the server. Tables and code that are wider than the
 * screen scroll by themselves, and while they do, the keyboard can reach them.
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
