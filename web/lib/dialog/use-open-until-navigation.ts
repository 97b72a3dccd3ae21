import { useState } from 'react';
import { useLocation } from 'react-router';

/** State of a menu that every navigation closes: it stores the location key at which it was opened. */
export function useOpenUntilNavigation(): [boolean, (isOpen: boolean) => void] {
  const { key } = useLocation();
  const [openAt, setOpenAt] = useState<string | null>(null);
  return [openAt === key, (isOpen) => setOpenAt(isOpen ? key : null)];
}
