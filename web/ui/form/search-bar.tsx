import { ChevronDown, Search } from 'lucide-react';
import type { ComponentProps, ReactNode } from 'react';
import { Button } from '../button.tsx';
import { cx } from '../cx.ts';
import { controlClass } from './field.tsx';
import type { SelectOption } from './select.tsx';

interface SearchBarProps {
  /** Text of the submit button. */
  submitLabel: string;
  /** Accessible name of the search, where a page has several. */
  label?: string;
  /** `small`: for a line of filters, with an icon alone on the button. */
  size?: 'small';
  /** Select for the search scope: its field name and options. */
  scope?: { name: string; label: string; options: readonly SelectOption[]; defaultValue?: string };
  /** Props of the keyword input; at least `name` and `aria-label`. */
  keyword: ComponentProps<'input'> & { name: string; 'aria-label': string };
  /** Hidden fields that keep the rest of the query string. */
  children?: ReactNode;
  /** Called with the form data. Without it, and without JavaScript, it is a plain GET form. */
  onSearch?: (fields: FormData) => void;
}

/** Search form above a list. */
export function SearchBar({ submitLabel, label, size, scope, keyword, children, onSearch }: SearchBarProps) {
  return (
    <form
      role="search"
      aria-label={label}
      method="get"
      className="flex w-full gap-2"
      onSubmit={(event) => {
        if (!onSearch) return;
        event.preventDefault();
        onSearch(new FormData(event.currentTarget));
      }}
    >
      {children}
      {scope && (
        <div className="relative shrink-0">
          <select
            name={scope.name}
            aria-label={scope.label}
            defaultValue={scope.defaultValue}
            // By itself it would be as wide as its options in the font of the moment, and move the input with it.
            style={{
              minWidth: `calc(${Math.max(...scope.options.map(({ label }) => label.length))} * 0.9em + 3.5rem)`,
            }}
            className={cx(controlClass, 'h-11 appearance-none pr-9 text-label max-sm:pl-3')}
          >
            {scope.options.map(({ value, label: text }) => (
              <option key={value} value={value}>
                {text}
              </option>
            ))}
          </select>
          <ChevronDown
            size={16}
            aria-hidden="true"
            className="pointer-events-none absolute inset-y-0 right-3 my-auto text-ink-muted"
          />
        </div>
      )}
      <input
        type="search"
        enterKeyHint="search"
        {...keyword}
        className={cx(
          controlClass,
          'min-w-0 flex-1 text-ellipsis',
          size === 'small' ? 'h-9 text-sm' : 'h-11 text-label max-sm:px-3',
        )}
      />
      <Button type="submit" size={size} className="max-lg:px-3.5">
        <Search size={18} aria-hidden="true" />
        <span className={size === 'small' ? 'sr-only' : 'max-lg:sr-only'}>{submitLabel}</span>
      </Button>
    </form>
  );
}
