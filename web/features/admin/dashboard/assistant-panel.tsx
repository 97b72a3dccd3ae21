import { useState } from 'react';
import { dashboardText } from '#shared/messages/admin/dashboard.ko.ts';
import { paths } from '#shared/paths.ts';
import { koreanDay } from '#shared/text/days.ts';
import { periodOf } from '../filter-period.ts';
import { Panel, PanelPart } from './panel.tsx';
import type { Dashboard } from './dashboard.ts';
import { LinkedFigures } from './linked-figures.tsx';
import { WaitingList } from './waiting-list.tsx';

/** The conversations that a number counts. */
const ANSWERS = {
  answered: { state: 'answered' },
  unanswered: { state: 'unanswered' },
  failed: { state: 'failed' },
  disliked: { rating: 'dislike' },
};

export function AssistantPanel({ assistant }: { assistant: NonNullable<Dashboard['assistant']> }) {
  const text = dashboardText.assistant;
  const { gaps, ...counts } = assistant;
  const [period] = useState(() => periodOf('month', koreanDay(new Date())));
  return (
    <Panel title={text.title} note={text.note} to={paths.adminAssistantConversations()}>
      <LinkedFigures
        figures={(['answered', 'unanswered', 'failed', 'disliked'] as const).map((name) => ({
          label: text[name],
          value: counts[name],
          href: `${paths.adminAssistantConversations()}?${new URLSearchParams({ ...ANSWERS[name], ...period })}`,
        }))}
      />
      <div className="mt-6">
        <PanelPart title={text.gaps}>
          {gaps.length === 0 ? (
            <p className="text-label text-ink-muted">{text.none}</p>
          ) : (
            <WaitingList
              rows={gaps.map(({ question, createdAt }) => ({
                to: paths.adminAssistantGaps(),
                label: question,
                at: createdAt,
              }))}
            />
          )}
        </PanelPart>
      </div>
    </Panel>
  );
}
