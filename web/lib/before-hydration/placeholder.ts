/**
 * `@font-face` rule of the placeholder font (fonts/README.md), the fallback after the known Korean system fonts. It
 * shows thin bars with the width of the coming text, so that nothing moves when the web font arrives. The metrics are
 * Pretendard's. `font-display: optional` means that it is used from the first paint on or not at all.
 */
export const placeholderRule = (url: string): string =>
  `@font-face{font-family:Placeholder;font-weight:400 700;font-display:optional;src:url(${url}) format('woff2');` +
  'ascent-override:95.2%;descent-override:24.1%;line-gap-override:0%}';
