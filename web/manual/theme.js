// Before the first paint, hence a file of its own that the page waits for: dark when chosen, else as the system is.
(function () {
  let chosen = null;
  try {
    chosen = localStorage.getItem('manual-theme');
  } catch {
    // Storage is closed to us: the system decides.
  }
  const isDark = chosen === null ? matchMedia('(prefers-color-scheme: dark)').matches : chosen === 'dark';
  document.documentElement.classList.add(isDark ? 'surface-dark' : 'surface-light');
})();
