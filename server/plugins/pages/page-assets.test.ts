import { expect, it } from 'vitest';
import { assetsOf } from './page-assets.ts';

const manifest = {
  'web/entry.first.ts': { file: 'assets/first.js' },
  'web/entry.client.tsx': { file: 'assets/entry.js', css: ['assets/entry.css'], imports: ['_react.js'] },
  'web/fonts/portal-sans.css': { file: 'assets/fonts.css' },
  'later-styles': { file: 'assets/later.css' },
  '_react.js': { file: 'assets/react.js' },
  '_form.js': { file: 'assets/form.js', imports: ['_react.js', '_form.js'] },
  'web/pages/account/login.tsx': { file: 'assets/login.js', imports: ['_form.js'] },
};

it('holds the style sheet, and names what starts, the fonts, and each file that a page needs once, behind those it imports', () => {
  const assets = assetsOf(manifest, (file) => `/* ${file} */`);
  expect(assets.script).toBe('/assets/first.js');
  expect(assets.css).toBe('/* assets/entry.css */');
  expect(assets.stylesheets).toEqual(['/assets/later.css']);
  expect(assets.fonts).toBe('/assets/fonts.css');
  expect(assets.modulesFor(['account/login'])).toEqual([
    '/assets/react.js',
    '/assets/form.js',
    '/assets/login.js',
    '/assets/entry.js',
  ]);
  expect(assets.modulesFor(['unknown'])).toEqual(['/assets/react.js', '/assets/entry.js']);
});

it('refuses a manifest of another build', () => {
  expect(() => assetsOf({}, String)).toThrow(/entry\.client/);
});
