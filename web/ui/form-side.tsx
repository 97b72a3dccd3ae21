import type { ReactNode, Ref } from 'react';

/** A long text with short fields beside it, where there is room for both. */
export const SIDE_BY_SIDE = 'xl:grid xl:grid-cols-[minmax(0,1fr)_360px] xl:items-start xl:gap-8';

/** The fields: in view beside the text, its calendars above the bar of the form; below it on narrow screens. */
export const FormSide = ({ children }: { children: ReactNode }) => (
  <div className="xl:has-data-popup-open:z-20 xl:sticky xl:top-[calc(var(--header,73px)+1.5rem)] xl:-m-1.5 xl:max-h-[calc(100dvh-var(--header,73px)-var(--toast)-6.5rem)] xl:overflow-y-auto xl:p-1.5">
    {children}
  </div>
);

interface FieldBoxProps {
  title: string;
  ref?: Ref<HTMLFieldSetElement>;
  children: ReactNode;
}

/** Some of the fields, under a name. */
export const FieldBox = ({ title, ref, children }: FieldBoxProps) => (
  <fieldset ref={ref} className="mb-5 rounded-card border border-line px-5 pt-3 pb-1 max-sm:px-4">
    <legend tabIndex={-1} className="px-1 text-sm font-semibold text-ink outline-none">
      {title}
    </legend>
    <div className="space-y-2">{children}</div>
  </fieldset>
);
