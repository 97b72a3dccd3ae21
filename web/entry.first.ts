import { applyFonts } from './lib/before-hydration/fonts.ts';
import { replayClicks } from './lib/before-hydration/replay-clicks.ts';
import { whenPainted } from './lib/before-hydration/when-painted.ts';

/**
 * First script of a page (docs/decisions/0011). React and the page's modules follow; the HTML lists them, dependencies
 * first. Each module is executed in a task of its own, so that the page stays responsive.
 */
async function start(): Promise<void> {
  void applyFonts();
  const content = document.querySelector<HTMLMetaElement>('meta[name="modules"]')?.content ?? '';
  const modules = content.split(' ');
  document.head.append(...modules.map(preload));
  for (const module of modules) await import(/* @vite-ignore */ module);
}

function preload(href: string): HTMLLinkElement {
  const link = document.createElement('link');
  link.rel = 'modulepreload';
  link.href = href;
  return link;
}

replayClicks();
whenPainted(() => void start());
