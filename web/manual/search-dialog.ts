/** Opens by its button, `/` or Ctrl K. Code and index of the search load when it is first opened. */
export function startSearchDialog(): void {
  const dialog = document.querySelector<HTMLDialogElement>('#search');
  const button = document.querySelector<HTMLButtonElement>('[data-open-search]');
  if (!dialog || !button) return;

  let isStarted = false;
  const open = () => {
    if (dialog.open) return;
    dialog.showModal();
    dialog.querySelector('input')?.select();
    if (isStarted) return;
    isStarted = true;
    const state = dialog.querySelector('.search-state')!;
    state.textContent = '불러오는 중입니다.';
    import('./search/panel.ts')
      .then(({ startSearch }) => startSearch(dialog))
      .catch(() => {
        isStarted = false;
        state.textContent = '검색을 불러오지 못했습니다. 네트워크 연결을 확인해주세요.';
      });
  };

  button.hidden = false;
  button.addEventListener('click', open);
  dialog.querySelector('[data-close-search]')?.addEventListener('click', () => dialog.close());
  // A click on the backdrop targets the dialog element. A hit may link to this same page, so the dialog closes.
  dialog.addEventListener('click', ({ target }) => {
    if (target === dialog || (target as Element).closest('.search-hits a')) dialog.close();
  });
  document.addEventListener('keydown', (event) => {
    const isTyping = (event.target as Element).closest('input, textarea, select') !== null;
    const isShortcut =
      (event.key === '/' && !isTyping) || (event.key.toLowerCase() === 'k' && (event.ctrlKey || event.metaKey));
    if (!isShortcut || event.isComposing) return;
    event.preventDefault();
    open();
  });
}
