/** `begin` is called after this time even if the first picture has not loaded. */
const LONGEST_WAIT_MS = 2_000;
const SIGNS = ['pointerdown', 'keydown', 'focusin', 'visibilitychange'];

/** Calls `begin` once: after the first view is painted, or at once on user input or when the page is hidden. */
export function whenPainted(begin: () => void): void {
  // A page opened in a background tab is not painted until it becomes visible.
  if (document.hidden) return begin();
  const waiting = new AbortController();
  const { signal } = waiting;
  const end = () => {
    if (signal.aborted) return;
    waiting.abort();
    begin();
  };
  for (const sign of SIGNS) document.addEventListener(sign, end, { signal, capture: true });
  setTimeout(end, LONGEST_WAIT_MS);
  new PerformanceObserver(() => void firstPicture().then(end)).observe({ type: 'paint', buffered: true });
}

/** Resolves when the picture with high fetch priority, if there is one, has been painted. */
async function firstPicture(): Promise<void> {
  const picture = document.querySelector<HTMLImageElement>('img[fetchpriority="high"]');
  await picture?.decode().catch(() => {});
  await new Promise((done) => requestAnimationFrame(() => setTimeout(done)));
}
