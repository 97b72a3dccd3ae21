import type { RefCallback } from 'react';
import { useId } from 'react';
import type { Kpi } from '#shared/boards/fields/field.rules.ts';
import { writeKpi } from '#shared/boards/fields/field.rules.ts';
import { messages } from '#shared/messages.ko.ts';
import { controlClass } from '#web/ui/form/field.tsx';
import { cx } from '#web/ui/cx.ts';

const text = messages.documents.form.kpi;
const PARTS: readonly { part: keyof Kpi; className: string }[] = [
  { part: 'name', className: 'max-sm:col-span-3' },
  { part: 'before', className: '' },
  { part: 'after', className: '' },
  { part: 'unit', className: '' },
];

interface KpiInputProps {
  label: string;
  /** `지표|전|후|단위`, possibly incomplete. */
  value: string;
  error?: string;
  onChange: (value: string) => void;
  inputRef: RefCallback<HTMLInputElement>;
}

/** Key figure: name, values before and after, unit. */
export function KpiInput({ label, value, error, onChange, inputRef }: KpiInputProps) {
  const id = useId();
  const [name = '', before = '', after = '', unit = ''] = value.split('|');
  const kpi: Kpi = { name, before, after, unit };
  return (
    <div
      role="group"
      aria-labelledby={`${id}-label`}
      className="grid grid-cols-3 gap-2 sm:grid-cols-[3.5rem_2fr_1fr_1fr_1fr] sm:items-end"
    >
      <p id={`${id}-label`} className="text-sm font-semibold text-ink max-sm:col-span-3 sm:mb-3.5">
        {label}
      </p>
      {PARTS.map(({ part, className }, index) => (
        <label key={part} className={cx('min-w-0', className)}>
          <span className="mb-1 block text-xs text-ink-muted">{text[part]}</span>
          <input
            ref={index === 0 ? inputRef : undefined}
            aria-label={`${label} ${text[part]}`}
            aria-invalid={error ? true : undefined}
            aria-describedby={`${id}-note`}
            maxLength={30}
            autoComplete="off"
            value={kpi[part]}
            // `|` separates the parts, so it is replaced.
            onChange={(event) => onChange(writeKpi({ ...kpi, [part]: event.target.value.replaceAll('|', '/') }))}
            className={cx(controlClass, 'h-12')}
          />
        </label>
      ))}
      <p
        id={`${id}-note`}
        role={error ? 'alert' : undefined}
        className="col-span-full text-sm text-danger empty:hidden sm:ml-16"
      >
        {error}
      </p>
    </div>
  );
}
