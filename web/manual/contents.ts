/** Scrolls the table of contents to the current page, without scrolling the page; on a narrow screen when it opens. */
export function showPlaceInContents(): void {
  const contents = document.querySelector<HTMLElement>('.contents');
  const current = contents?.querySelector<HTMLElement>('[aria-current]');
  if (!contents || !current) return;
  const show = () => {
    const fromTop = current.getBoundingClientRect().top - contents.getBoundingClientRect().top + contents.scrollTop;
    contents.scrollTop = fromTop - contents.clientHeight / 2;
  };
  show();
  contents.addEventListener('toggle', show);
}
