import type { ComponentType, ReactNode } from 'react';
import { useEffect, useRef, useState } from 'react';
import { Button } from '../button.tsx';
import { labels } from '../labels.ts';

interface OnDemandProps {
  /** Shown while the script loads. */
  waiting?: ReactNode;
  /** Called when the script could not be loaded. Without it, an error with a retry button is shown. */
  onMissing?: () => void;
}

/**
 * Component whose script loads when it is first rendered. Unlike React's `lazy` it retries after a failure, and the
 * failure does not unmount the page with its form values.
 */
export function onDemand<Props extends object>(load: () => Promise<ComponentType<Props>>) {
  let loaded: ComponentType<Props> | null = null;

  return function OnDemand({ waiting = null, onMissing, ...props }: Props & OnDemandProps) {
    const [Piece, setPiece] = useState(() => loaded);
    const [isMissing, setMissing] = useState(false);
    const missing = useRef(onMissing);
    useEffect(() => {
      missing.current = onMissing;
    });

    useEffect(() => {
      if (Piece !== null || isMissing) return;
      let isGone = false;
      load().then(
        (arrived) => {
          loaded = arrived;
          if (!isGone) setPiece(() => arrived);
        },
        () => {
          if (isGone) return;
          if (missing.current) missing.current();
          else setMissing(true);
        },
      );
      return () => {
        isGone = true;
      };
    }, [Piece, isMissing]);

    if (isMissing) return <MissingPiece onRetry={() => setMissing(false)} />;
    return Piece === null ? waiting : <Piece {...(props as unknown as Props)} />;
  };
}

function MissingPiece({ onRetry }: { onRetry: () => void }) {
  return (
    <div
      role="alert"
      className="flex flex-col items-center gap-4 rounded-card border border-line bg-surface px-5 py-10 text-center text-label text-ink"
    >
      {labels.notLoaded}
      <Button variant="secondary" size="small" onClick={onRetry}>
        {labels.retry}
      </Button>
    </div>
  );
}
