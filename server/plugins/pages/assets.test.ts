import { expect, it } from 'vitest';
import { assetsOf } from './assets.ts';

const manifest = {
  'web/entry.client.tsx': { file: 'assets/entry.js', css: ['assets/entry.css'], imports: ['_react.js'] },
  'web/fonts/portal-sans.css': { file: 'assets/fonts.css' },
  '_react.js': { file: 'assets/react.js' },
  '_form.js': { file: 'assets/form.js', imports: ['_react.js', '_form.js'] },
  'web/pages/login.tsx': { file: 'assets/login.js', imports: ['_form.js'] },
};

it('holds the style sheet, and names the entry, the fonts, and each file that a page needs once', () => {
  const assets = assetsOf(manifest, (file) => `/* ${file} */`);
  expect(assets.script).toBe('/assets/entry.js');
  expect(assets.css).toBe('/* assets/entry.css */');
  expect(assets.fonts).toBe('/assets/fonts.css');
  expect(assets.preloadFor(['login'])).toEqual(['/assets/react.js', '/assets/login.js', '/assets/form.js']);
  expect(assets.preloadFor(['unknown'])).toEqual(['/assets/react.js']);
});

it('refuses a manifest of another build', () => {
  expect(() => assetsOf({}, String)).toThrow(/entry\.client/);
});
