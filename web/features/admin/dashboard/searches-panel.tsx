import { dashboardText } from '#shared/messages/admin/dashboard.ko.ts';
import { paths } from '#shared/paths.ts';
import { searchAddress } from '#web/features/search/search-query.ts';
import { RankList } from '../charts/rank-list.tsx';
import { Panel, PanelPart } from './panel.tsx';
import type { Dashboard } from './dashboard.ts';

export function SearchesPanel({ searches: { popular, missed } }: { searches: NonNullable<Dashboard['searches']> }) {
  const text = dashboardText.searches;
  return (
    <Panel title={text.title} to={paths.adminMissedSearches()}>
      <div className="grid gap-6 sm:grid-cols-2">
        <PanelPart title={text.popular}>
          <RankList ranks={popular.map(asRank)} none={text.none} />
        </PanelPart>
        <PanelPart title={text.missed}>
          <RankList ranks={missed.map(asRank)} none={text.noneMissed} />
        </PanelPart>
      </div>
    </Panel>
  );
}

const asRank = ({ query, count }: { query: string; count: number }) => ({
  key: query,
  label: query,
  href: searchAddress({ q: query }),
  value: count,
  shown: dashboardText.times(count),
});
