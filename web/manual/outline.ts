/** Marks the current heading in the page outline. */
export function followReading(): void {
  const links = [...document.querySelectorAll<HTMLAnchorElement>('.page-outline a')];
  const headings = links.flatMap((link) => document.getElementById(decodeURIComponent(link.hash.slice(1))) ?? []);
  if (headings.length === 0) return;

  const mark = () => {
    const isAtEnd = innerHeight + scrollY >= document.documentElement.scrollHeight - 4;
    const passed = headings.findLastIndex((heading) => heading.getBoundingClientRect().top < 140);
    const current = isAtEnd && scrollY > 0 ? headings.length - 1 : passed;
    links.forEach((link, index) => {
      if (index === current) link.setAttribute('aria-current', 'location');
      else link.removeAttribute('aria-current');
    });
  };
  let isWaiting = false;
  addEventListener(
    'scroll',
    () => {
      if (isWaiting) return;
      isWaiting = true;
      requestAnimationFrame(() => {
        isWaiting = false;
        mark();
      });
    },
    { passive: true },
  );
  mark();
}
