import { useLocation, useNavigate } from 'react-router';
import { paths } from '#shared/paths.ts';
import { useIsDesk } from './use-is-desk.ts';

/** Kept with the entry of the browser's history, so that a reload does not lose it. */
interface FormState {
  /** The page of the administration that opened the form, where it leads back to. */
  origin?: string | null;
  /** Its row that led to what opened over another page. */
  row?: string;
  /** On that page again: the row of what was saved, or that led away. */
  saved?: string;
}

const useFormState = () => useLocation().state as FormState | null;

/** In a form: null where the site or another tab opened it. */
export const useOrigin = (): string | null => useFormState()?.origin ?? null;

/** For links to a form: `<Link state={useOriginState()}>`. From one form to the next it stays where the first began. */
export function useOriginState(): FormState {
  const { pathname, search } = useLocation();
  const origin = useOrigin();
  const isDesk = useIsDesk();
  if (isDesk) return { origin };
  // The command palette opens on the site, too: from there a form leads to the document.
  const isAdmin = pathname === paths.contactList() || pathname.startsWith(paths.admin());
  return { origin: isAdmin ? pathname + search : null };
}

export const savedState = (row: string): FormState => ({ saved: row });

/** For links from a row of a list to what opens over another page: closing it leads back to the row. */
export function useRowState(row: string): FormState {
  const { pathname, search } = useLocation();
  return { origin: pathname + search, row };
}

/** Leads back to the row that led here; null where none did. */
export function useBackToRow(): (() => void) | null {
  const navigate = useNavigate();
  const { origin, row } = useFormState() ?? {};
  if (!origin || row === undefined) return null;
  return () => void navigate(origin, { replace: true, state: savedState(row) });
}

/** The row of what a form has just saved or left, or that led away. */
export const useSaved = (): string | null => useFormState()?.saved ?? null;
