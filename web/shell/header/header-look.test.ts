import { expect, it } from 'vitest';
import { headerLook } from './header-look.ts';

it('is transparent on the home page up to 500 px, translucent beyond', () => {
  expect(headerLook(true, { y: 0, previousY: 0 }).style).toBe('transparent');
  expect(headerLook(true, { y: 500, previousY: 600 }).style).toBe('transparent');
  expect(headerLook(true, { y: 501, previousY: 600 }).style).toBe('translucent');
});

it('hides while the home page scrolls down and shows while it scrolls up', () => {
  expect(headerLook(true, { y: 300, previousY: 200 }).isHidden).toBe(true);
  expect(headerLook(true, { y: 300, previousY: 300 }, true).isHidden).toBe(true);
  expect(headerLook(true, { y: 299, previousY: 300 }, true).isHidden).toBe(false);
});

it('stays as it is on every other page', () => {
  expect(headerLook(false, { y: 900, previousY: 100 })).toEqual({ style: 'dark-text', isHidden: false });
});
