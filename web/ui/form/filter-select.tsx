import { ChevronDown } from 'lucide-react';
import type { KeyboardEvent } from 'react';
import { useId, useState } from 'react';
import { cx } from '../cx.ts';
import { controlClass } from './field.tsx';
import type { SelectOption } from './select.tsx';

interface FilterSelectProps {
  label: string;
  name: string;
  value: string;
  options: readonly SelectOption[];
  onChange: (value: string) => void;
  hideLabel?: boolean;
  /** `small`: for a line of filters. */
  size?: 'small';
  /** The choice changes something, and is more than a filter: the arrows open the options instead of choosing the next. */
  isAction?: boolean;
  className?: string;
}

/** Select that applies its choice at once. */
export function FilterSelect(props: FilterSelectProps) {
  const { label, name, value, options, onChange, hideLabel, size, isAction, className } = props;
  const id = useId();
  const [chosen, setChosen] = useState({ of: value, value });
  // Until the list of the choice has come. The next press of an arrow would begin at the value before it.
  if (chosen.of !== value) setChosen({ of: value, value });
  return (
    <div className={cx('min-w-0', className)}>
      <label htmlFor={id} className={cx('mb-1 block text-sm font-semibold text-ink', hideLabel && 'sr-only')}>
        {label}
      </label>
      <div className="relative">
        <select
          id={id}
          name={name}
          value={isAction ? value : chosen.value}
          onChange={(event) => {
            setChosen({ of: value, value: event.target.value });
            onChange(event.target.value);
          }}
          onKeyDown={isAction ? openByArrow : undefined}
          className={cx(
            controlClass,
            'appearance-none pr-9 pl-3',
            size === 'small' ? 'h-9 text-sm' : 'h-11 text-label',
          )}
        >
          {[...Map.groupBy(options, ({ group }) => group)].map(([group, members]) => {
            const drawn = members.map((option) => (
              <option key={option.value} value={option.value}>
                {option.label}
              </option>
            ));
            return group === undefined ? (
              drawn
            ) : (
              <optgroup key={group} label={group}>
                {drawn}
              </optgroup>
            );
          })}
        </select>
        <ChevronDown
          size={16}
          aria-hidden="true"
          className="pointer-events-none absolute inset-y-0 right-3 my-auto text-ink-muted"
        />
      </div>
    </div>
  );
}

/** Where the browser does not: on Windows and Linux each press of an arrow would choose, and save, the next option. */
function openByArrow(event: KeyboardEvent<HTMLSelectElement>): void {
  const { key, altKey, currentTarget } = event;
  if ((key !== 'ArrowDown' && key !== 'ArrowUp') || altKey || !('showPicker' in currentTarget)) return;
  event.preventDefault();
  currentTarget.showPicker();
}
