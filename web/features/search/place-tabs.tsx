import type { OutputOf } from '#shared/contract/calls.ts';
import { searchText } from '#shared/messages/site/search.ko.ts';
import { renderLink } from '#web/lib/render-link.tsx';
import { TabLinks } from '#web/ui/navigation/tab-links.tsx';
import { placeName } from './place-name.ts';
import type { SearchQuery } from './search-query.ts';
import { searchAddress } from './search-query.ts';

type Places = OutputOf<'/api/v1/search/documents'>['places'];

/** Tabs for all and for each place with hits, most hits first. The current place is shown even without hits. */
export function PlaceTabs({ query, places }: { query: SearchQuery; places: Places }) {
  const all = places.reduce((sum, { count }) => sum + count, 0);
  const shown = places.toSorted((a, b) => b.count - a.count);
  if (query.place !== null && !shown.some(({ place }) => place === query.place))
    shown.push({ place: query.place, count: 0 });
  const tabs = [
    { label: searchText.all, href: searchAddress({ q: query.q }), isCurrent: query.place === null, count: all },
    ...shown.map(({ place, count }) => ({
      label: placeName(place),
      href: searchAddress({ q: query.q, place }),
      isCurrent: query.place === place,
      count,
    })),
  ];
  return <TabLinks label={searchText.places} tabs={tabs} renderLink={renderLink} />;
}
