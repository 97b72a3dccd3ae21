/** Share of the window height from the top; a section that begins within it is the current one (specification point 9). */
const CURRENT_SHARE = 0.25;

/**
 * Sections from top to bottom. The side bar is white on 1, 3 and 5 and dark on the others (specification point 2),
 * whatever the section's background: only the first section and the end of the page are navy.
 */
export const SECTIONS = [
  { id: 'intro', background: 'surface-dark', isBarWhite: true },
  { id: 'features', background: 'surface-light', isBarWhite: false },
  { id: 'advantages', background: 'surface-light surface-tinted', isBarWhite: true },
  { id: 'solutions', background: 'surface-light', isBarWhite: false },
  { id: 'references', background: 'surface-light surface-tinted', isBarWhite: true },
] as const;

export type SectionId = (typeof SECTIONS)[number]['id'];

interface View {
  scrollY: number;
  windowHeight: number;
  documentHeight: number;
}

/** Index of the section in view: the last one whose top is in the first quarter of the window or above. */
export function currentSection(tops: readonly number[], { scrollY, windowHeight, documentHeight }: View): number {
  // At the end of the page: the last section may be too short to reach that line.
  if (scrollY > 0 && scrollY + windowHeight >= documentHeight - 1) return tops.length - 1;
  const line = scrollY + windowHeight * CURRENT_SHARE;
  return Math.max(
    0,
    tops.findLastIndex((top) => top <= line),
  );
}
