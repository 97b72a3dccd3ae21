import { expect, it } from 'vitest';
import { assetsOf } from './assets.ts';

const manifest = {
  'web/entry.client.tsx': { file: 'assets/entry.js', css: ['assets/entry.css'], imports: ['_react.js'] },
  '_react.js': { file: 'assets/react.js' },
  '_form.js': { file: 'assets/form.js', imports: ['_react.js', '_form.js'] },
  'web/pages/login.tsx': { file: 'assets/login.js', imports: ['_form.js'] },
};

it('names the entry, its style sheet, and each file that a page needs once', () => {
  const assets = assetsOf(manifest);
  expect(assets.script).toBe('/assets/entry.js');
  expect(assets.styles).toEqual(['/assets/entry.css']);
  expect(assets.preloadFor(['login'])).toEqual(['/assets/react.js', '/assets/login.js', '/assets/form.js']);
  expect(assets.preloadFor(['unknown'])).toEqual(['/assets/react.js']);
});

it('refuses a manifest of another build', () => {
  expect(() => assetsOf({})).toThrow(/entry\.client/);
});
