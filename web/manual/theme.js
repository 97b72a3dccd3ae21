// Runs before the first paint, hence a separate blocking script. Stored choice first, then the system setting.
(function () {
  let chosen = null;
  try {
    chosen = localStorage.getItem('manual-theme');
  } catch {
    // localStorage is not available: use the system setting.
  }
  const isDark = chosen === null ? matchMedia('(prefers-color-scheme: dark)').matches : chosen === 'dark';
  document.documentElement.classList.add(isDark ? 'surface-dark' : 'surface-light');
})();
