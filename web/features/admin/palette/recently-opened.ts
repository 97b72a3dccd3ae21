import { useEffect } from 'react';
import { useAppState } from '#web/lib/app-context.tsx';

/** What was opened: a record with its address, or a screen, a form by its label alone (`to` is empty). */
export interface Opened {
  group: string;
  label: string;
  to: string;
}

type Stored = Opened & { at: number };

const KEPT = 12;
/** Names of companies and members are among them. */
const KEPT_MS = 7 * 86_400_000;

const keyOf = (loginId: string) => `admin-opened:${loginId}`;

/** What this account opened in this browser within a week, the last first. */
export function recentlyOpened(loginId: string): Opened[] {
  try {
    const stored = JSON.parse(localStorage.getItem(keyOf(loginId)) ?? '[]') as Stored[];
    return stored.filter(({ at }) => Date.now() - at < KEPT_MS);
  } catch {
    // Blocked storage: nothing is remembered.
    return [];
  }
}

export function noteOpened(loginId: string, { group, label, to }: Opened): void {
  const isSame = (one: Opened) => one.group === group && (to === '' ? one.label === label : one.to === to);
  const others = recentlyOpened(loginId).filter((one) => !isSame(one));
  try {
    localStorage.setItem(
      keyOf(loginId),
      JSON.stringify([{ group, label, to, at: Date.now() }, ...others].slice(0, KEPT)),
    );
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
