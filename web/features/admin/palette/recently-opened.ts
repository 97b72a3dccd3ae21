import { useEffect } from 'react';
import { useAppState } from '#web/lib/app-context.tsx';

/** What was opened: a record with its address, or a screen, a form by its label alone (`to` is empty). */
export interface Opened {
  group: string;
  label: string;
  to: string;
}

const KEPT = 12;

const keyOf = (loginId: string) => `admin-opened:${loginId}`;

/** What this account opened, the last first; until the tab closes, as names of companies and members are among it. */
export function recentlyOpened(loginId: string): Opened[] {
  try {
    return JSON.parse(sessionStorage.getItem(keyOf(loginId)) ?? '[]') as Opened[];
  } catch {
    // Blocked storage: nothing is remembered.
    return [];
  }
}

export function noteOpened(loginId: string, { group, label, to }: Opened): void {
  const isSame = (one: Opened) => one.group === group && (to === '' ? one.label === label : one.to === to);
  const others = recentlyOpened(loginId).filter((one) => !isSame(one));
  try {
    sessionStorage.setItem(keyOf(loginId), JSON.stringify([{ group, label, to }, ...others].slice(0, KEPT)));
  } catch {
    // Blocked storage, see above.
  }
}

/** Of a record that a page shows, once it is loaded. */
export function useNoteOpened(group: string, label: string | undefined, to: string): void {
  const loginId = useAppState((state) => state.loginId);
  useEffect(() => {
    if (label !== undefined) noteOpened(loginId, { group, label, to });
  }, [loginId, group, label, to]);
}
