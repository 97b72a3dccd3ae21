import { useSyncExternalStore } from 'react';
import { cx } from '#web/ui/cx.ts';
import { onDemand } from '#web/ui/overlay/on-demand.tsx';
import { Skeleton } from '#web/ui/feedback/skeleton.tsx';
import type { EditorProps } from './editor-props.ts';

const RichTextEditor = onDemand(async () => (await import('./rich-text-editor.tsx')).RichTextEditor);

/** The editor is the largest script of the portal: loaded after the page, never rendered on the server. */
export function LazyEditor(props: EditorProps) {
  const isBrowser = useSyncExternalStore(
    subscribe,
    () => true,
    () => false,
  );
  const waiting = (
    <Skeleton className={cx('mt-7.5 mb-6.5 w-full rounded-card', props.format === 'line' ? 'h-13' : 'h-80')} />
  );
  return isBrowser ? <RichTextEditor waiting={waiting} {...props} /> : waiting;
}

const subscribe = () => () => {};
