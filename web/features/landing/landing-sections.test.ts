import { describe, expect, it } from 'vitest';
import { currentSection, SECTIONS } from './landing-sections.ts';

const tops = [0, 1000, 2000, 3000, 4000];
const at = (scrollY: number) => currentSection(tops, { scrollY, windowHeight: 800, documentHeight: 5000 });

describe('spec 9 side bar: highlight offset 25% of window height', () => {
  it('changes when a section has come within a quarter of the window', () => {
    expect([0, 799, 800, 1799, 1800, 2800].map(at)).toEqual([0, 0, 1, 1, 2, 3]);
  });

  it('reaches the last section at the end of the page, however short it is', () => {
    expect(at(3799)).toBe(3);
    expect(at(4200)).toBe(4);
    expect(currentSection(tops, { scrollY: 3600, windowHeight: 1400, documentHeight: 5000 })).toBe(4);
  });

  it('is the first section above the top of the page', () => {
    expect(at(-20)).toBe(0);
  });

  it('spec 2: the side bar is white on sections 1, 3 and 5', () => {
    expect(SECTIONS.map(({ isBarWhite }) => isBarWhite)).toEqual([true, false, true, false, true]);
  });
});
