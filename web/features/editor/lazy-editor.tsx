import { useSyncExternalStore } from 'react';
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
  const waiting = <Skeleton className="mt-7.5 mb-6.5 h-80 w-full rounded-card" />;
  return isBrowser ? <RichTextEditor waiting={waiting} {...props} /> : waiting;
}

const subscribe = () => () => {};
