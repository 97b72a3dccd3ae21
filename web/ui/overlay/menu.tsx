import { Menu as BaseMenu } from '@base-ui/react/menu';
import type { ReactElement, ReactNode } from 'react';
import { useState } from 'react';
import { cx } from '../cx.ts';

export interface MenuEntry {
  label: string;
  icon?: ReactNode;
  tone?: 'danger';
  disabled?: boolean;
  onSelect: () => void;
}

/** Menu behind a button. `trigger` is the button. */
export function Menu({ trigger, entries }: { trigger: ReactElement; entries: readonly MenuEntry[] }) {
  const [host, setHost] = useState<HTMLElement | null>(null);
  return (
    <BaseMenu.Root>
      <BaseMenu.Trigger render={trigger} />
      {/* Rendered next to its button instead of at the end of the page: same landmark, same colours. It takes no place. */}
      <span ref={setHost} className="contents" />
      <BaseMenu.Portal container={host}>
        <BaseMenu.Positioner positionMethod="fixed" sideOffset={6} align="end" className="z-dialog">
          <BaseMenu.Popup className="min-w-40 rounded-card border border-line bg-surface-raised p-1.5 text-ink shadow-raised outline-none">
            {entries.map((entry) => (
              <BaseMenu.Item
                key={entry.label}
                disabled={entry.disabled}
                onClick={entry.onSelect}
                className={cx(
                  'flex h-10 cursor-pointer items-center gap-2.5 rounded-lg px-3 text-label outline-none select-none data-disabled:cursor-default data-disabled:opacity-45 data-highlighted:bg-surface-soft',
                  entry.tone === 'danger' && 'text-danger',
                )}
              >
                {entry.icon}
                {entry.label}
              </BaseMenu.Item>
            ))}
          </BaseMenu.Popup>
        </BaseMenu.Positioner>
      </BaseMenu.Portal>
    </BaseMenu.Root>
  );
}
