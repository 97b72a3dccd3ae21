import { useMemo, useSyncExternalStore } from 'react';

const noSubscription = () => () => {};

/** What this tab keeps for the visit; null while the page is as the server drew it, and where storage is blocked. */
export function useKept(key: string): unknown {
  const text = useSyncExternalStore(
    noSubscription,
    () => textOf(key),
    () => null,
  );
  return useMemo(() => (text === null ? null : (JSON.parse(text) as unknown)), [text]);
}

/** Keeps it until the tab is closed; null drops it. */
export function keepForVisit(key: string, value: object | null): void {
  try {
    if (value === null) sessionStorage.removeItem(key);
    else sessionStorage.setItem(key, JSON.stringify(value));
  } catch {
    // Storage is full or disabled: it ends with the page.
  }
}

function textOf(key: string): string | null {
  try {
    return sessionStorage.getItem(key);
  } catch {
    return null;
  }
}
