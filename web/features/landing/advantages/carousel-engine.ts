import EmblaCarousel from 'embla-carousel';
import Autoplay from 'embla-carousel-autoplay';
import { LIMITS } from '#shared/limits.ts';

export interface Carousel {
  previous(): void;
  next(): void;
  /** At least a tenth of it is on the screen. */
  setVisible(isVisible: boolean): void;
  play(): void;
  stop(): void;
  destroy(): void;
}

interface Listeners {
  onSelect(index: number): void;
  /** The visitor took over: touched a slide, or put the focus into one. */
  onTakeOver(): void;
}

/**
 * Loads with the section, not with the page. Only what plays here asks for it; a change of the delay goes through the
 * array that the plugin keeps, because starting it anew would let a carousel that was stopped play again.
 */
export function startCarousel(viewport: HTMLElement, isPlaying: boolean, listeners: Listeners): Carousel {
  let delay: number = LIMITS.carouselHiddenDelayMs;
  let delays: number[] = [];
  const options = {
    playOnInit: isPlaying,
    delay: (snaps: number[]) => (delays = snaps.map(() => delay)),
  };
  const autoplay = Autoplay(options);
  const embla = EmblaCarousel(viewport, { loop: true, align: 'center' }, [autoplay]);

  const stop = () => {
    // Also after the window changes its size, when the plugin starts anew.
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
      delay = isVisible ? LIMITS.carouselDelayMs : LIMITS.carouselHiddenDelayMs;
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

/** Dragging moves the slides, so it marks none of their text; a double click still does, and so does the keyboard. */
function keepUnmarked(viewport: HTMLElement): () => void {
  const end = new AbortController();
  const { signal } = end;
  let isDragging = false;
  const press = ({ detail }: MouseEvent) => {
    isDragging = detail === 1;
    // Marked text would be dragged in place of the slides.
    if (isDragging) getSelection()?.removeAllRanges();
  };
  viewport.addEventListener('mousedown', press, { signal });
  window.addEventListener('mouseup', () => (isDragging = false), { signal });
  viewport.addEventListener('selectstart', (event) => isDragging && event.preventDefault(), { signal });
  return () => end.abort();
}
