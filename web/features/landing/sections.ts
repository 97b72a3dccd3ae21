import { LIMITS } from '#shared/limits.ts';

/** Sections from top to bottom (specification points 1 and 2). The side bar is white on dark ones. */
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

/** Index of the section in view: the last one whose top is in the first quarter of the window or above. */
export function currentSection(tops: readonly number[], { scrollY, windowHeight, documentHeight }: View): number {
  // At the end of the page: the last section may be too short to reach that line.
  if (scrollY > 0 && scrollY + windowHeight >= documentHeight - 1) return tops.length - 1;
  const line = scrollY + windowHeight * LIMITS.sectionHighlightOffset;
  return Math.max(
    0,
    tops.findLastIndex((top) => top <= line),
  );
}
