import { WaitingList } from './waiting-list.tsx';
import { dashboardText } from '#shared/messages/admin/dashboard.ko.ts';
import { paths } from '#shared/paths.ts';
import { Link } from '#web/lib/link.tsx';
import { Panel, PanelPart } from './panel.tsx';
import type { Dashboard } from './dashboard.ts';

export function QuestionsPanel({ questions }: { questions: NonNullable<Dashboard['questions']> }) {
  const text = dashboardText.questions;
  return (
    <Panel title={text.title} note={<AnsweredNote {...questions} />} to={paths.adminQuestions()}>
      <PanelPart title={text.waiting}>
        {questions.waiting.length === 0 ? (
          <p className="text-label text-ink-muted">{text.none}</p>
        ) : (
          <WaitingList
            rows={questions.waiting.map(({ documentId, title, dueAt, dueInMs }) => ({
              to: paths.adminQuestions(documentId),
              label: title,
              at: dueAt,
              dueInMs,
            }))}
          />
        )}
      </PanelPart>
    </Panel>
  );
}

function AnsweredNote({
  answered,
  medianHours,
}: Pick<NonNullable<Dashboard['questions']>, 'answered' | 'medianHours'>) {
  const text = dashboardText.questions;
  if (medianHours === null) return text.noneAnswered;
  return (
    <>
      {text.since}{' '}
      <Link to={paths.adminAnsweredQuestions()} className="underline underline-offset-3 hover:text-ink">
        {text.answered(answered)}
      </Link>
      , {text.median(medianHours)}
    </>
  );
}
