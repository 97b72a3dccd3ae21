import { LIMITS } from '#shared/limits.ts';

/** The landing page from top to bottom (specification points 1 and 2); the side bar is white on the dark ones. */
export const SECTIONS = [
  { id: 'intro', isDark: true },
  { id: 'features', isDark: false },
  { id: 'advantages', isDark: true },
  { id: 'solutions', isDark: false },
  { id: 'references', isDark: true },
] as const;

export type SectionId = (typeof SECTIONS)[number]['id'];

interface View {
  scrollY: number;
  windowHeight: number;
  documentHeight: number;
}

/** Which section is in view, by where each begins: the last one that has come within a quarter of the window. */
export function currentSection(tops: readonly number[], { scrollY, windowHeight, documentHeight }: View): number {
  // The last one may be too short to come that far.
  if (scrollY > 0 && scrollY + windowHeight >= documentHeight - 1) return tops.length - 1;
  const line = scrollY + windowHeight * LIMITS.sectionHighlightOffset;
  return Math.max(
    0,
    tops.findLastIndex((top) => top <= line),
  );
}
