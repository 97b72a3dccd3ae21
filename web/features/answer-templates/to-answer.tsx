import { useEffect, useRef } from 'react';
import { Button } from '#web/ui/button.tsx';
import { cx } from '#web/ui/cx.ts';
import { isOnTouchScreen } from '#web/lib/is-on-touch-screen.ts';
import { isNowhere } from '#web/features/admin/table/row-keys.ts';

interface ToAnswerProps {
  label: string;
  /** Selector of the field. */
  field: string;
  /** In the head of a drawer: on a phone over what is below, so that the title stays whole. */
  isInDrawer?: boolean;
}

/** The first stop of the keys, seen only then: many others are before the answer. */
export function ToAnswer({ label, field, isInDrawer }: ToAnswerProps) {
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (isNowhere() && !isOnTouchScreen()) button.current?.focus();
  }, []);
  return (
    <Button
      ref={button}
      variant="secondary"
      size="small"
      className={cx(
        'not-focus-visible:sr-only',
        isInDrawer && 'max-sm:absolute max-sm:top-15 max-sm:right-3 max-sm:z-1',
      )}
      onClick={() => document.querySelector<HTMLElement>(field)?.focus()}
    >
      {label}
    </Button>
  );
}
