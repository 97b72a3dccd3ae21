import { useState } from 'react';
import { useLocation } from 'react-router';
import { useFocusRow } from '../table/row-keys.ts';
import { isHandled } from './next-waiting.tsx';

/** For the page of a queue and of what is open of it: back in the list, the row of what was open has the focus. */
export function useFocusLeftRow(open: string): void {
  const [left, setLeft] = useState(open);
  if (open !== '' && open !== left) setLeft(open);
  // After one is done the next has the focus.
  const { state }: { state: unknown } = useLocation();
  useFocusRow(open === '' && left !== '' && !isHandled(state) ? left : null);
}
