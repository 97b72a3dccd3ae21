import { WaitingList } from './waiting-list.tsx';
import { dashboardText } from '#shared/messages/admin/dashboard.ko.ts';
import { paths } from '#shared/paths.ts';
import { Link } from '#web/lib/link.tsx';
import { BarChart } from '../charts/bar-chart.tsx';
import { daysBefore } from '../filter-period.ts';
import { Panel, PanelPart } from './panel.tsx';
import { shortDay } from './short-day.ts';
import type { Dashboard } from './dashboard.ts';

/** The list of those that came since a Monday: in that week, or until now. */
const listOf = (filters: Record<string, string>) => `${paths.contactList()}?${new URLSearchParams(filters)}`;

export function InquiriesPanel({ inquiries }: { inquiries: NonNullable<Dashboard['inquiries']> }) {
  const text = dashboardText.inquiries;
  const { weeks, fromMembers, fromVisitors } = inquiries;
  const ofWeek = ({ day }: { day: string }, filters = {}) =>
    listOf({ from: day, until: daysBefore(day, -6), ...filters });
  const first = weeks[0]?.day ?? '';
  return (
    <Panel title={text.title} to={paths.contactList()}>
      {/* Beside each other where the panel has the page for itself, as for sales. */}
      <div className="@container">
        <div className="grid gap-x-10 gap-y-6 @4xl:grid-cols-[repeat(auto-fit,minmax(24rem,1fr))]">
          {inquiries.waiting.length > 0 && (
            <PanelPart title={text.waiting}>
              <WaitingList
                rows={inquiries.waiting.map(({ contractId, company, dueAt, dueInMs }) => ({
                  to: `${paths.contactList()}?open=${contractId}`,
                  label: company,
                  at: dueAt,
                  dueInMs,
                }))}
              />
            </PanelPart>
          )}
          <PanelPart title={text.perWeek}>
            <BarChart
              title={text.title}
              labelTitle={text.week}
              labels={weeks.map(({ day }) => shortDay(day))}
              series={[
                {
                  name: text.contact,
                  values: weeks.map(({ contact }) => contact),
                  hrefs: weeks.map((week) => ofWeek(week, { type: 'CONTACT' })),
                },
                {
                  name: text.free,
                  values: weeks.map(({ free }) => free),
                  hrefs: weeks.map((week) => ofWeek(week, { type: 'FREE' })),
                },
              ]}
              hrefs={weeks.map((week) => ofWeek(week))}
            />
            <p className="mt-2 flex gap-3 text-label text-ink-soft">
              <Link to={listOf({ from: first, member: 'Y' })} className="underline underline-offset-4">
                {text.members(fromMembers)}
              </Link>
              <Link to={listOf({ from: first, member: 'N' })} className="underline underline-offset-4">
                {text.visitors(fromVisitors)}
              </Link>
            </p>
          </PanelPart>
        </div>
      </div>
    </Panel>
  );
}
