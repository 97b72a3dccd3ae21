import { useEffect, useState } from 'react';
import { useLocation, useNavigation } from 'react-router';

/** A quick answer replaces the rows at once; a skeleton for a blink would only flicker. */
const PATIENCE_MS = 150;

/** True while another page of the same list is taking its time. */
export function useIsReloading(): boolean {
  const { pathname } = useLocation();
  const next = useNavigation().location?.pathname;
  const isLoading = next === pathname;
  const [isSlow, setSlow] = useState(false);
  useEffect(() => {
    if (!isLoading) return;
    const timer = setTimeout(() => setSlow(true), PATIENCE_MS);
    return () => {
      clearTimeout(timer);
      setSlow(false);
    };
  }, [isLoading]);
  return isLoading && isSlow;
}
