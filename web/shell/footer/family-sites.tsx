import { ArrowUpRight, ChevronUp } from 'lucide-react';
import { useRef } from 'react';
import { messages } from '#shared/messages.ko.ts';
import { useMenuLikeDetails } from '../menu/use-menu-like-details.ts';

interface FamilySitesProps {
  sites: readonly { name: string; url: string }[];
}

/**
 * Uses `<details>`, which works without scripts. On a phone its panel has the width of the links, in whose last line it
 * stands: beside the other links the panel would be wider than the page.
 */
export function FamilySites({ sites }: FamilySitesProps) {
  const details = useRef<HTMLDetailsElement>(null);
  useMenuLikeDetails(details);

  return (
    <details ref={details} className="group md:relative">
      <summary className="flex h-11 list-none items-center gap-2 rounded-control border border-line-strong px-4 text-ink-soft hover:text-ink [&::-webkit-details-marker]:hidden">
        {messages.shell.familySites}
        <ChevronUp aria-hidden="true" className="size-4 transition-transform group-open:rotate-180" />
      </summary>
      <ul className="absolute bottom-13 left-0 min-w-full rounded-card border border-line-strong bg-surface-raised p-2 whitespace-nowrap shadow-raised md:right-0 md:left-auto">
        {sites.map(({ name, url }) => (
          <li key={url}>
            <a
              href={url}
              target="_blank"
              rel="noopener"
              className="flex h-11 items-center justify-between gap-6 rounded-lg px-3.5 text-ink-soft hover:bg-surface-raised hover:text-ink"
            >
              {name}
              <ArrowUpRight aria-hidden="true" className="size-4" />
              <span className="sr-only">{messages.shell.newTab}</span>
            </a>
          </li>
        ))}
      </ul>
    </details>
  );
}
