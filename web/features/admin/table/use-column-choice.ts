import { useSyncExternalStore } from 'react';
import type { Column } from '#web/ui/table.tsx';

const keyOf = (name: string) => `admin-columns:${name}`;

const listeners = new Set<() => void>();
/** Choices of this tab; also where the browser blocks storage. */
const chosen = new Map<string, string>();

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Keys of the hidden columns, separated by commas. */
function readHidden(name: string): string {
  const inTab = chosen.get(name);
  if (inTab !== undefined) return inTab;
  try {
    return localStorage.getItem(keyOf(name)) ?? '';
  } catch {
    // Blocked storage: all columns.
    return '';
  }
}

function writeHidden(name: string, hidden: string): void {
  chosen.set(name, hidden);
  try {
    localStorage.setItem(keyOf(name), hidden);
  } catch {
    // Blocked storage: the choice lasts until the tab closes.
  }
  for (const listener of listeners) listener();
}

/** Columns that the user has hidden, stored in this browser under `name`. The server shows all columns. */
export function useColumnChoice<Row>(name: string | undefined, all: readonly Column<Row>[]) {
  const stored = useSyncExternalStore(
    subscribe,
    () => (name === undefined ? '' : readHidden(name)),
    () => '',
  );
  const hidden = stored.split(',').filter(Boolean);
  const toggle = (key: string) => {
    const next = hidden.includes(key) ? hidden.filter((other) => other !== key) : [...hidden, key];
    if (name !== undefined) writeHidden(name, next.join(','));
  };
  return { columns: all.filter(({ key, isKept }) => isKept || !hidden.includes(key)), hidden, toggle };
}
