import type { LucideIcon } from 'lucide-react';
import { cx } from '#web/ui/cx.ts';

interface ToolButtonProps {
  label: string;
  icon: LucideIcon;
  /** Undefined for actions without an on/off state. */
  isPressed?: boolean;
  isDisabled?: boolean;
  onPress: () => void;
}

/** Pressing it keeps the text selection. It stays focusable when disabled. */
export function ToolButton({ label, icon: Icon, isPressed, isDisabled = false, onPress }: ToolButtonProps) {
  return (
    <button
      type="button"
      data-tool
      tabIndex={-1}
      aria-label={label}
      title={label}
      aria-pressed={isPressed}
      aria-disabled={isDisabled || undefined}
      onMouseDown={(event) => event.preventDefault()}
      onClick={() => !isDisabled && onPress()}
      className={cx(
        'flex size-10 shrink-0 items-center justify-center rounded-lg transition-colors md:size-9',
        isPressed ? 'bg-accent-soft text-accent-ink' : 'text-ink-soft hover:bg-line/60 hover:text-ink',
        'aria-disabled:cursor-default aria-disabled:text-line-strong aria-disabled:hover:bg-transparent',
      )}
    >
      <Icon size={18} aria-hidden="true" />
    </button>
  );
}
