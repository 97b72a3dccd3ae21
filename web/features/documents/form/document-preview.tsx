import type { RefObject, SyntheticEvent } from 'react';
import { useCallback, useEffect, useRef, useState } from 'react';
import { popupText } from '#shared/messages/admin/content/popup.ko.ts';
import { messages } from '#shared/messages.ko.ts';
import { paths } from '#shared/paths.ts';
import { Dialog } from '#web/ui/overlay/dialog.tsx';
import type { Width } from '#web/ui/width-switch.tsx';
import { WidthSwitch } from '#web/ui/width-switch.tsx';
import type { Previewed, PreviewMessage } from './preview-message.ts';
import { PREVIEW_ASKED } from './preview-message.ts';

const text = messages.documents.form.preview;
/** Widths of a common phone and of a common desk. */
const WIDTHS: Record<Width, number> = { phone: 390, desktop: 1280 };
const BORDERS_PX = 2;
const DIALOG_PX = 1360;
/** Below this a desk would be too small to read. */
const NARROW_PX = 768;

/** What is being written on the real page, in a frame as wide as a phone or a desk. Nothing is stored. */
export function DocumentPreview({ previewed, onClose }: PreviewMessage & { onClose: () => void }) {
  const [width, setWidth] = useState<Width>(() => (innerWidth < NARROW_PX ? 'phone' : 'desktop'));
  const [room, box] = useWidth();
  const frame = useRef<HTMLIFrameElement>(null);
  useAnswer(frame, previewed);
  // A desk that is wider than the dialog is shown smaller, so that it keeps its layout.
  const scale = room === 0 ? 1 : Math.min(1, room / (WIDTHS[width] + BORDERS_PX));
  return (
    <Dialog open onClose={onClose} title={text.title} widthPx={DIALOG_PX}>
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <WidthSwitch value={width} onChange={setWidth} />
        {previewed.popupFrom && previewed.popupUntil && <p className="text-sm text-ink-muted">{popupText.previewed}</p>}
      </div>
      <div ref={box} className="mt-3 h-[calc(100dvh-13rem)] overflow-hidden">
        {/* oxlint-disable-next-line react/iframe-missing-sandbox -- the portal's own page, which needs its scripts and session */}
        <iframe
          ref={frame}
          title={text.frame}
          onLoad={closeByEscape(onClose)}
          src={paths.documentPreview(previewed.boardType)}
          className="mx-auto box-content block origin-top-left rounded-card border border-line bg-surface"
          style={{
            width: WIDTHS[width],
            height: `calc(${100 / scale}% - ${BORDERS_PX}px)`,
            ...(scale < 1 && { scale: String(scale) }),
          }}
        />
      </div>
    </Dialog>
  );
}

/** Keys pressed in the frame do not reach the dialog around it. What uses the key there, as an open menu, keeps it. */
const closeByEscape = (close: () => void) => (event: SyntheticEvent<HTMLIFrameElement>) =>
  event.currentTarget.contentWindow?.addEventListener('keydown', ({ key, defaultPrevented }) => {
    if (key === 'Escape' && !defaultPrevented) close();
  });

/** Gives the page in the frame what it asks for. */
function useAnswer(frame: RefObject<HTMLIFrameElement | null>, previewed: Previewed) {
  useEffect(() => {
    const answer = ({ source, origin, data }: MessageEvent) => {
      if (origin !== location.origin || source !== frame.current?.contentWindow || data !== PREVIEW_ASKED) return;
      frame.current?.contentWindow?.postMessage({ previewed } satisfies PreviewMessage, location.origin);
    };
    window.addEventListener('message', answer);
    return () => window.removeEventListener('message', answer);
  }, [frame, previewed]);
}

/** Width of the element with the ref. The dialog adds its content after the first effects, when a ref object is empty. */
function useWidth() {
  const [width, setWidth] = useState(0);
  const measure = useCallback((element: HTMLElement | null) => {
    if (element === null) return undefined;
    const observer = new ResizeObserver(([entry]) => setWidth(entry?.contentRect.width ?? 0));
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return [width, measure] as const;
}
