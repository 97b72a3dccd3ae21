import { BOARD_TYPES } from '#shared/boards.ts';
import { visitsOf } from '#shared/boards/board-places.ts';
import { dashboardText } from '#shared/messages/admin/dashboard.ko.ts';
import { paths } from '#shared/paths.ts';
import type { VisitPlace } from '#shared/site/visit-places.ts';
import { VISIT_PLACES } from '#shared/site/visit-places.ts';
import { searchAddress } from '#web/features/search/search-query.ts';
import { BarChart } from '../charts/bar-chart.tsx';
import { RankList } from '../charts/rank-list.tsx';
import { Panel, PanelPart } from './panel.tsx';
import type { Dashboard } from './dashboard.ts';
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
    <Panel title={text.title} note={text.note}>
      <div className="@container">
        <div className="grid gap-6 @4xl:grid-cols-[min(48rem,64%)_minmax(0,1fr)]">
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
      </div>
    </Panel>
  );
}
