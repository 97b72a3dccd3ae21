/** Dark mode switch. The choice is stored for the next page; `theme.js` reads it before the first paint. */
export function startThemeSwitch(): void {
  const button = document.querySelector<HTMLButtonElement>('[data-theme-switch]');
  if (!button) return;
  const root = document.documentElement.classList;
  const tell = () => button.setAttribute('aria-pressed', String(root.contains('surface-dark')));
  tell();
  button.hidden = false;
  button.addEventListener('click', () => {
    const isDark = !root.contains('surface-dark');
    root.toggle('surface-dark', isDark);
    root.toggle('surface-light', !isDark);
    tell();
    try {
      localStorage.setItem('manual-theme', isDark ? 'dark' : 'light');
    } catch {
      // localStorage is not available: the choice applies to this page only.
    }
  });
}
