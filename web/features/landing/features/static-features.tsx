import type { ComponentType } from 'react';
import { useState } from 'react';

const PLACE = 'features-place';

let Features: ComponentType | null = null;

/** For the page's loader, which does not run in the browser for a page that comes from the server. */
export async function loadFeatures(): Promise<void> {
  ({ Features } = await import('./features.tsx'));
}

/**
 * Section 2 has no interaction. A page that comes from the server keeps the HTML it came with, so that its script
 * (2 kB) loads only for visitors who come from another page of the portal.
 */
export function StaticFeatures() {
  const [html] = useState(() => (typeof document === 'undefined' ? null : document.getElementById(PLACE)?.innerHTML));
  if (html) return <div id={PLACE} dangerouslySetInnerHTML={{ __html: html }} />;
  return <div id={PLACE}>{Features && <Features />}</div>;
}
