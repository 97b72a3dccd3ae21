import EmblaCarousel from 'embla-carousel';
import Autoplay from 'embla-carousel-autoplay';
import { HIDDEN_SLIDE_MS, SLIDE_MS } from './carousel-timing.ts';

export interface Carousel {
  previous(): void;
  next(): void;
  /** At least a tenth of the carousel is in the viewport. */
  setVisible(isVisible: boolean): void;
  play(): void;
  stop(): void;
  destroy(): void;
}

interface Listeners {
  onSelect(index: number): void;
  /** The visitor touched a slide or moved the focus into one. */
  onTakeOver(): void;
}

/**
 * Loaded with the section, not with the page. Only this code starts autoplay. A changed delay is written into the
 * plugin's own array, because restarting the plugin would resume a stopped carousel.
 */
export function startCarousel(viewport: HTMLElement, isPlaying: boolean, listeners: Listeners): Carousel {
  let delay: number = HIDDEN_SLIDE_MS;
  let delays: number[] = [];
  const options = {
    playOnInit: isPlaying,
    delay: (snaps: number[]) => (delays = snaps.map(() => delay)),
  };
  const autoplay = Autoplay(options);
  const embla = EmblaCarousel(viewport, { loop: true, align: 'center' }, [autoplay]);

  const stop = () => {
    // Also prevents autoplay when the plugin restarts after a resize.
    options.playOnInit = false;
    autoplay.stop();
  };
  const takeOver = () => {
    stop();
    listeners.onTakeOver();
  };
  embla.on('select', () => listeners.onSelect(embla.selectedScrollSnap()));
  const markAgain = keepUnmarked(viewport);
  embla.on('pointerDown', takeOver);
  embla.on('slideFocusStart', takeOver);

  return {
    previous: () => embla.scrollPrev(),
    next: () => embla.scrollNext(),
    setVisible(isVisible) {
      delay = isVisible ? SLIDE_MS : HIDDEN_SLIDE_MS;
      delays.fill(delay);
      autoplay.reset();
    },
    play() {
      options.playOnInit = true;
      autoplay.play();
    },
    stop,
    destroy() {
      markAgain();
      embla.destroy();
    },
  };
}

/** Prevents text selection while dragging slides. Double click and keyboard still select. */
function keepUnmarked(viewport: HTMLElement): () => void {
  const end = new AbortController();
  const { signal } = end;
  let isDragging = false;
  const press = ({ detail }: MouseEvent) => {
    isDragging = detail === 1;
    // Selected text would be dragged instead of the slides.
    if (isDragging) getSelection()?.removeAllRanges();
  };
  viewport.addEventListener('mousedown', press, { signal });
  window.addEventListener('mouseup', () => (isDragging = false), { signal });
  viewport.addEventListener('selectstart', (event) => isDragging && event.preventDefault(), { signal });
  return () => end.abort();
}
