import { useLocation } from 'react-router';
import { paths } from '#shared/paths.ts';
import { useIsDesk } from './use-is-desk.ts';

/** Kept with the entry of the browser's history, so that a reload does not lose it. */
interface FormState {
  /** The page of the administration that opened the form, where it leads back to. */
  origin?: string | null;
  /** On that page again: the document that was saved. */
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

export const savedState = (documentId: string): FormState => ({ saved: documentId });

/** The document that a form has just saved and led back from. */
export const useSaved = (): string | null => useFormState()?.saved ?? null;
