import { cx } from '../cx.ts';
import type { TabLink } from './tab-links.tsx';

/** Tabs between pages, above a list whose filters have the other look: as the tabs of panels. */
export const lineTab = ({ isCurrent }: TabLink) =>
  cx(
    '-mb-px inline-flex h-12 items-center border-b-2 px-4 font-semibold whitespace-nowrap transition-colors',
    isCurrent ? 'border-ink text-ink' : 'border-transparent text-ink-muted hover:text-ink',
  );
