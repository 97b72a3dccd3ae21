import type { OutputOf } from '#shared/contract/calls.ts';
import { dashboardText } from '#shared/messages/admin/dashboard.ko.ts';
import { inquiryListText } from '#shared/messages/inquiries/inquiry-list.ko.ts';
import { cx } from '#web/ui/cx.ts';
import { formatDate, formatDateTime } from '#web/lib/format/dates.ts';
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
      {inquiries.waiting.length > 0 && (
        <div className="mb-6">
          <PanelPart title={text.waiting}>
            <Waiting
              rows={inquiries.waiting.map(({ contractId, company, dueAt, isOverdue }) => ({
                to: `${paths.contactList()}?open=${contractId}`,
                label: company,
                at: dueAt,
                shown: formatDateTime(dueAt),
                isOverdue,
              }))}
            />
          </PanelPart>
        </div>
      )}
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
          <Waiting
            rows={questions.waiting.map(({ documentId, title, createdAt }) => ({
              to: paths.adminQuestions(documentId),
              label: title,
              at: createdAt,
              shown: formatDate(createdAt),
            }))}
          />
        )}
      </PanelPart>
    </Panel>
  );
}

interface WaitingRow {
  to: string;
  label: string;
  /** Time of the row, and how it is shown. */
  at: string;
  shown: string;
  isOverdue?: boolean;
}

const Waiting = ({ rows }: { rows: readonly WaitingRow[] }) => (
  <ul className="divide-y divide-line border-y border-line">
    {rows.map(({ to, label, at, shown, isOverdue }) => (
      <li key={to} className="flex items-center justify-between gap-3">
        <Link to={to} className="min-w-0 truncate py-2.5 text-label font-medium text-ink hover:underline">
          {label}
        </Link>
        <span className={cx('shrink-0 text-sm tabular-nums', isOverdue ? 'text-danger' : 'text-ink-muted')}>
          {isOverdue && `${inquiryListText.due.overdue} `}
          <time dateTime={at}>{shown}</time>
        </span>
      </li>
    ))}
  </ul>
);
