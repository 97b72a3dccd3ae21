/**
 * The rule of the placeholder font (fonts/README.md), which stands behind the Korean fonts that are known by name: a
 * visitor without one sees thin bars, as wide as the text that is to come, so that nothing moves when the web font
 * arrives. Metrics are Pretendard's. `optional`: used from the first line on, or never.
 */
export const placeholderRule = (url: string): string =>
  `@font-face{font-family:Placeholder;font-weight:400 700;font-display:optional;src:url(${url}) format('woff2');` +
  'ascent-override:95.2%;descent-override:24.1%;line-gap-override:0%}';
