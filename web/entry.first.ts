import { addLink, after, applyFonts } from './lib/before-hydration/fonts.ts';
import { replayInput } from './lib/before-hydration/replay-input.ts';
import { whenPainted } from './lib/before-hydration/when-painted.ts';

/**
 * First script of a page (docs/decisions/0011). React and the page's modules follow; the HTML lists them, dependencies
 * first. Each module is executed in a task of its own, so that the page stays responsive.
 */
async function start(): Promise<void> {
  const modules = filesIn('modules');
  const styled = Promise.all(filesIn('stylesheets').map((href) => addLink({ rel: 'stylesheet', href })));
  void applyFonts(styled);
  let sent = 0;
  for (const href of modules) {
    void addLink({ rel: 'modulepreload', href });
    sent += 1;
    // A phone takes milliseconds to send some. Timers in a row wait 4 ms each, in the background a second.
    if (sent % 8 === 0 && !document.hidden) await after(0);
  }
  // What the modules show may need rules that the HTML did not.
  await styled;
  for (const module of modules) await import(/* @vite-ignore */ module);
}

const filesIn = (name: string): string[] =>
  document.querySelector<HTMLMetaElement>(`meta[name="${name}"]`)?.content.match(/\S+/g) ?? [];

replayInput();
whenPainted(() => void start());
