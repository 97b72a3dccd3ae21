import type { ReactNode } from 'react';

/** Title, description and actions of a page. */
export function PageHeading({
  title,
  description,
  action,
}: {
  title: string;
  description?: string;
  action?: ReactNode;
}) {
  return (
    // On a phone the actions are beside the title, so that the page begins higher.
    <div className="flex flex-wrap items-center justify-between gap-2 md:flex-nowrap md:items-end">
      <div className="max-md:contents">
        <h1 className="text-heading font-bold text-ink">{title}</h1>
        {description && (
          <p className="text-ink-muted max-md:order-1 max-md:w-full md:mt-3 md:text-lead">{description}</p>
        )}
      </div>
      {action && <div className="flex flex-wrap gap-2 md:shrink-0">{action}</div>}
    </div>
  );
}

/** Page container with the standard width. */
export function Container({
  narrow = false,
  className = '',
  children,
}: {
  narrow?: boolean;
  className?: string;
  children: ReactNode;
}) {
  return (
    <div className={`mx-auto w-full px-5 md:px-8 ${narrow ? 'max-w-[520px]' : 'max-w-page xl:px-9'} ${className}`}>
      {children}
    </div>
  );
}
