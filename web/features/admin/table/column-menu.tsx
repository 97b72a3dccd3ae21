import { Menu } from '@base-ui/react/menu';
import { Check, Columns3Cog } from 'lucide-react';
import { useState } from 'react';
import { adminText } from '#shared/messages/admin/admin.ko.ts';
import { IconButton } from '#web/ui/button.tsx';
import { cx } from '#web/ui/cx.ts';
import type { Column } from '#web/ui/table.tsx';

interface ColumnMenuProps {
  columns: readonly Pick<Column<never>, 'key' | 'label' | 'className' | 'isKept'>[];
  hidden: readonly string[];
  onToggle: (key: string) => void;
}

/** Those of a column that hide it at some widths, such as `max-xl:hidden`. */
const hidingClassesOf = (className = '') => className.split(' ').filter((name) => name.endsWith(':hidden'));

/**
 * Choice of the columns shown. The checkboxes, the first column and those that are kept cannot be hidden; what the width
 * hides is not offered, as a tick would change nothing.
 */
export function ColumnMenu({ columns, hidden, onToggle }: ColumnMenuProps) {
  const [host, setHost] = useState<HTMLElement | null>(null);
  const first = columns[0]?.key === 'select' ? 1 : 0;
  const offered = columns.filter(({ isKept }, at) => at > first && !isKept);
  return (
    <div className="shrink-0 max-md:hidden">
      <Menu.Root>
        <Menu.Trigger
          render={
            <IconButton label={adminText.table.columns} className="size-9">
              <Columns3Cog size={18} aria-hidden="true" />
            </IconButton>
          }
        />
        {/* Rendered next to its button instead of at the end of the page: same landmark, same colours. */}
        <span ref={setHost} />
        <Menu.Portal container={host}>
          <Menu.Positioner positionMethod="fixed" sideOffset={6} align="end" className="z-dialog">
            <Menu.Popup className="min-w-40 rounded-card border border-line bg-surface-raised p-1.5 text-ink shadow-raised outline-none">
              {offered.map(({ key, label, className }) => (
                <Menu.CheckboxItem
                  key={key}
                  checked={!hidden.includes(key)}
                  onCheckedChange={() => onToggle(key)}
                  className={cx(
                    'flex h-9 cursor-pointer items-center gap-2 rounded-lg px-2 text-sm outline-none select-none data-highlighted:bg-surface-soft',
                    ...hidingClassesOf(className),
                  )}
                >
                  <span className="flex size-4 items-center justify-center">
                    <Menu.CheckboxItemIndicator>
                      <Check size={16} aria-hidden="true" />
                    </Menu.CheckboxItemIndicator>
                  </span>
                  {label}
                </Menu.CheckboxItem>
              ))}
            </Menu.Popup>
          </Menu.Positioner>
        </Menu.Portal>
      </Menu.Root>
    </div>
  );
}
