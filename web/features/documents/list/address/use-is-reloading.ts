import { useEffect, useState } from 'react';
import { useLocation, useNavigation } from 'react-router';

/** Below this time no skeleton is shown, to avoid flicker. */
const PATIENCE_MS = 150;

/** True while another page of the same list loads slowly. */
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
