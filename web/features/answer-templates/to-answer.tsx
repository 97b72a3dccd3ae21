import { useEffect, useRef } from 'react';
import { Button } from '#web/ui/button.tsx';
import { isNowhere } from '#web/features/admin/table/row-keys.ts';

interface ToAnswerProps {
  label: string;
  /** Selector of the field. */
  field: string;
}

/** The first stop of the keys, seen only then: many others are before the answer. */
export function ToAnswer({ label, field }: ToAnswerProps) {
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (isNowhere()) button.current?.focus();
  }, []);
  return (
    <Button
      ref={button}
      variant="secondary"
      size="small"
      className="not-focus-visible:sr-only"
      onClick={() => document.querySelector<HTMLElement>(field)?.focus()}
    >
      {label}
    </Button>
  );
}
