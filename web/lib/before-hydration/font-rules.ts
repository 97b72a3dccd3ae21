/**
 * Rules that only pages waiting for the web font need. The placeholder font (fonts/README.md) is the fallback after the
 * known Korean system fonts. It shows thin bars with the width of the coming text, so that nothing moves when the web
 * font arrives. The metrics are Pretendard's. `font-display: optional` means that it is used from the first paint on or
 * not at all.
 *
 * No text uses the web font until it is loaded, and then one part of the page after the other does (fonts.ts). Without
 * scripts all text uses it from the beginning.
 */
export const fontRules = (placeholderUrl: string): string =>
  `@font-face{font-family:Placeholder;font-weight:400 700;font-display:optional;src:url(${placeholderUrl}) format('woff2');` +
  'ascent-override:95.2%;descent-override:24.1%;line-gap-override:0%}' +
  '@layer base{@media not (scripting:none){body:not([data-web-font]){font-family:var(--font-rest)}}' +
  "[data-web-font]{font-family:'Portal Sans',var(--font-rest)}}";
