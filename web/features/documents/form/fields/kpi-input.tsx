import type { RefCallback } from 'react';
import { useId } from 'react';
import type { Kpi } from '#shared/boards/fields/field.rules.ts';
import { writeKpi } from '#shared/boards/fields/field.rules.ts';
import { messages } from '#shared/messages.ko.ts';
import { controlClass } from '#web/ui/form/field.tsx';
import { cx } from '#web/ui/cx.ts';

const text = messages.documents.form.kpi;
const PARTS: readonly { part: keyof Kpi; className: string }[] = [
  { part: 'name', className: 'col-span-2 sm:col-span-1' },
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
    <div role="group" aria-labelledby={`${id}-label`} className="sm:col-span-2">
      <p id={`${id}-label`} className="mb-1.5 text-sm font-semibold text-ink">
        {label}
      </p>
      <div className="grid grid-cols-3 gap-2 sm:grid-cols-[2fr_1fr_1fr_1fr]">
        {PARTS.map(({ part, className }, index) => (
          <input
            key={part}
            ref={index === 0 ? inputRef : undefined}
            aria-label={`${label} ${text[part]}`}
            aria-invalid={error ? true : undefined}
            aria-describedby={`${id}-note`}
            placeholder={text[part]}
            maxLength={30}
            autoComplete="off"
            value={kpi[part]}
            // `|` separates the parts, so it is replaced.
            onChange={(event) => onChange(writeKpi({ ...kpi, [part]: event.target.value.replaceAll('|', '/') }))}
            className={cx(controlClass, 'h-12 min-w-0', className)}
          />
        ))}
      </div>
      <p id={`${id}-note`} role={error ? 'alert' : undefined} className="mt-1.5 min-h-5 text-sm leading-5 text-danger">
        {error}
      </p>
    </div>
  );
}
