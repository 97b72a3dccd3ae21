import type { OutputOf } from '#shared/contract/calls.ts';
import { dashboardText } from '#shared/messages/admin/dashboard.ko.ts';
import { formatDate } from '#web/lib/format/dates.ts';
import { paths } from '#shared/paths.ts';
import { BarChart } from '../charts/bar-chart.tsx';
import { Panel, PanelPart } from './panel.tsx';
import { shortDay } from './short-day.ts';
import { Link } from '#web/lib/link.tsx';

export type Dashboard = OutputOf<'/api/v1/admin/dashboard'>;

export function InquiriesPanel({ inquiries }: { inquiries: NonNullable<Dashboard['inquiries']> }) {
  const text = dashboardText.inquiries;
  const { weeks, fromMembers, fromVisitors } = inquiries;
  return (
    <Panel title={text.title} note={text.note} to={paths.contactList()}>
      <BarChart
        title={text.title}
        labelTitle={text.week}
        labels={weeks.map(({ day }) => shortDay(day))}
        series={[
          { name: text.contact, values: weeks.map(({ contact }) => contact) },
          { name: text.free, values: weeks.map(({ free }) => free) },
        ]}
      />
      <p className="mt-2 text-label text-ink-soft">{text.source(fromMembers, fromVisitors)}</p>
    </Panel>
  );
}

export function QuestionsPanel({ questions }: { questions: NonNullable<Dashboard['questions']> }) {
  const text = dashboardText.questions;
  return (
    <Panel title={text.title} note={text.median(questions.medianHours, questions.answered)} to={paths.adminQuestions()}>
      <PanelPart title={text.waiting}>
        {questions.waiting.length === 0 ? (
          <p className="text-label text-ink-muted">{text.none}</p>
        ) : (
          <ul className="divide-y divide-line border-y border-line">
            {questions.waiting.map(({ documentId, title, createdAt }) => (
              <li key={documentId} className="flex items-center justify-between gap-3">
                <Link
                  to={paths.adminQuestions(documentId)}
                  className="min-w-0 truncate py-2.5 text-label font-medium text-ink hover:underline"
                >
                  {title}
                </Link>
                <time dateTime={createdAt} className="shrink-0 text-sm text-ink-muted tabular-nums">
                  {formatDate(createdAt)}
                </time>
              </li>
            ))}
          </ul>
        )}
      </PanelPart>
    </Panel>
  );
}
