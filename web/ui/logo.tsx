import { cx } from './cx.ts';

interface LogoProps {
  name: string;
  /** A picture, the delivered mark, or nothing beside the name. */
  logo: { url: string; width: number; height: number; hasName: boolean } | 'delivered' | null;
}

/** Logo with the product name beside it, unless the picture contains it. */
export function Logo({ name, logo }: LogoProps) {
  const own = logo === 'delivered' ? null : logo;
  return (
    <span className="inline-flex max-w-full shrink-0 items-center gap-2.5 text-xl font-bold tracking-tight">
      {logo === 'delivered' && <DeliveredMark />}
      {own && (
        // On a dark background it stands on white, because most logos are made for paper.
        <img
          src={own.url}
          width={own.width}
          height={own.height}
          alt={own.hasName ? name : ''}
          className={cx(
            'h-8 w-auto shrink-0 object-contain object-left in-[.surface-dark]:rounded-sm in-[.surface-dark]:bg-white in-[.surface-dark]:p-1',
            own.hasName ? 'max-w-32' : 'max-w-16',
          )}
        />
      )}
      {!own?.hasName && <span className="truncate">{name}</span>}
    </span>
  );
}

function DeliveredMark() {
  return (
    <svg width="28" height="28" viewBox="0 0 28 28" fill="none" className="shrink-0" aria-hidden="true">
      <path
        d="M7 20.5 14 5l7 15.5"
        stroke="currentColor"
        strokeWidth="3"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
      <path d="M9.8 14.6h8.4" stroke="#3b72ff" strokeWidth="3" strokeLinecap="round" />
      <circle cx="7" cy="21" r="3.4" fill="#3b72ff" />
      <circle cx="21" cy="21" r="3.4" fill="currentColor" />
    </svg>
  );
}
