import { Maximize2 } from 'lucide-react';
import type { MouseEvent } from 'react';
import { useRef, useState } from 'react';
import type { DocumentDetail } from '#shared/contract/boards/board.contract.ts';
import { marketText as text } from '#shared/messages/boards/market.ko.ts';
import { dialogOnDemand } from '#web/lib/dialog/dialog-on-demand.tsx';
import { srcSetOf, UploadedPicture } from '../files/uploaded-picture.tsx';
import { ScreenshotControls } from './screenshot-controls.tsx';

const ScreenshotDialog = dialogOnDemand(async () => (await import('./screenshot-dialog.tsx')).ScreenshotDialog);

/**
 * One picture at a time in a row that scrolls; each opens large. Without scripts it opens as a file. A whole screen in
 * the width of a phone cannot be read: the cover stands for the first.
 */
export function MarketScreenshots({ document }: { document: DocumentDetail }) {
  const row = useRef<HTMLUListElement>(null);
  const [index, setIndex] = useState(0);
  const [isOpen, setOpen] = useState(false);
  const pictures = document.files
    .filter(({ purpose }) => purpose === 'screenshot')
    .map(({ url }, place) => ({ url, alt: text.screenshotOf(document.title, place + 1) }));
  const count = pictures.length;
  if (count === 0) return null;

  /** Only scrolls: which picture is current follows from where the row is, also after a swipe. */
  const show = (place: number) => {
    const element = row.current;
    element?.scrollTo({ left: ((place + count) % count) * element.clientWidth });
  };
  const openLarge = (event: MouseEvent, place: number) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    show(place);
    setOpen(true);
  };
  const controls = count > 1 && <ScreenshotControls index={index} count={count} onShow={show} />;

  return (
    <section aria-label={text.screenshots} className="mb-8">
      <ul
        ref={row}
        onScroll={({ currentTarget }) => setIndex(Math.round(currentTarget.scrollLeft / currentTarget.clientWidth))}
        className="flex snap-x snap-mandatory overflow-x-auto rounded-card border border-line bg-surface-soft [scrollbar-width:none]"
      >
        {pictures.map(({ url, alt }, place) => (
          <li key={url} className="w-full shrink-0 snap-start">
            <a
              href={url}
              target="_blank"
              rel="noopener"
              aria-haspopup="dialog"
              onClick={(event) => openLarge(event, place)}
              // Dialogs give the focus back without scrolling to it.
              onFocus={() => show(place)}
              className="relative block -outline-offset-3"
            >
              <picture>
                {place === 0 && document.coverUrl && (
                  <source media="(width < 768px)" srcSet={srcSetOf(document.coverUrl)} sizes="100vw" />
                )}
                <UploadedPicture
                  url={url}
                  alt={alt}
                  sizes="(min-width: 768px) 720px, 100vw"
                  isFirst={place === 0}
                  className="aspect-[16/10] w-full object-cover object-top"
                />
              </picture>
              {/* On a phone it would hide a part of the picture. */}
              <span className="no-print flex h-11 items-center justify-center gap-2 border-t border-line bg-surface text-label text-ink-soft md:absolute md:right-3 md:bottom-3 md:w-11 md:rounded-full md:border">
                <Maximize2 size={18} aria-hidden="true" />
                <span className="md:sr-only">{text.enlarge}</span>
              </span>
            </a>
          </li>
        ))}
      </ul>
      {controls && <div className="mt-3">{controls}</div>}
      {isOpen && (
        <ScreenshotDialog
          picture={pictures[index]}
          title={text.screenshots}
          controls={controls}
          onPrevious={() => show(index - 1)}
          onNext={() => show(index + 1)}
          onClose={() => setOpen(false)}
        />
      )}
    </section>
  );
}
