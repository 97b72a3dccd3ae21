import { BOARD_TYPES, boardOf } from '#shared/boards.ts';
import { visitsOf } from '#shared/boards/board-places.ts';
import { dashboardText } from '#shared/messages/admin/dashboard.ko.ts';
import { paths } from '#shared/paths.ts';
import type { VisitPlace } from '#shared/site/visit-places.ts';
import { VISIT_PLACES } from '#shared/site/visit-places.ts';
import { searchAddress } from '#web/features/search/search-query.ts';
import { BarChart } from '../charts/bar-chart.tsx';
import { RankList } from '../charts/rank-list.tsx';
import { Panel, PanelPart } from './panel.tsx';
import type { Dashboard } from './people-panels.tsx';
import { shortDay } from './short-day.ts';

/** The pages that were seen; none for the groups of several. */
const PLACES: Partial<Record<VisitPlace, string>> = {
  home: paths.home(),
  search: searchAddress({ q: '' }),
  contact: paths.contact(),
  ...Object.fromEntries(BOARD_TYPES.map((type) => [visitsOf(type), paths.boardList(type)])),
};

export function VisitsPanel({ visits: { days, places } }: { visits: NonNullable<Dashboard['visits']> }) {
  const text = dashboardText.visits;
  const today = days.at(-1);
  const ranks = places.slice(0, 6).map(({ place, views }) => ({
    key: place,
    label: VISIT_PLACES[place],
    href: PLACES[place],
    value: views,
    shown: dashboardText.times(views),
  }));
  return (
    <Panel title={text.title} note={text.note} wide>
      <div className="grid gap-8 lg:grid-cols-[minmax(0,2fr)_minmax(0,1fr)]">
        <BarChart
          title={text.title}
          labelTitle={text.day}
          labels={days.map(({ day }) => shortDay(day))}
          series={[
            { name: text.views, values: days.map(({ views }) => views) },
            { name: text.visitors, values: days.map(({ visitors }) => visitors) },
          ]}
          overlap
        />
        <PanelPart title={text.places}>
          <RankList ranks={ranks} none={text.total(today?.views ?? 0, today?.visitors ?? 0)} />
        </PanelPart>
      </div>
    </Panel>
  );
}

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

export function DownloadsPanel({ downloads }: { downloads: NonNullable<Dashboard['downloads']> }) {
  const text = dashboardText.downloads;
  const ranks = downloads.map(({ name, boardType, documentId, count }, at) => ({
    key: `${at} ${name}`,
    label: (
      <>
        {name} <span className="text-sm text-ink-muted">{boardOf(boardType).name}</span>
      </>
    ),
    href: paths.boardDetail(boardType, documentId),
    value: count,
    shown: dashboardText.times(count),
  }));
  return (
    <Panel title={text.title}>
      <RankList ranks={ranks} none={text.none} />
    </Panel>
  );
}
