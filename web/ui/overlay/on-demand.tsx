import type { ComponentType, ReactNode } from 'react';
import { useEffect, useRef, useState } from 'react';
import { Button } from '../button.tsx';
import { labels } from '../labels.ts';

interface OnDemandProps {
  /** In its place until its script is here. */
  waiting?: ReactNode;
  /** The script did not arrive. Without it, its place says so and offers to try again. */
  onMissing?: () => void;
}

/**
 * A piece whose script is fetched when it is first shown. Unlike React's `lazy` it asks again after a failure, and
 * a network that is gone never takes away the page around it with everything typed there.
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
