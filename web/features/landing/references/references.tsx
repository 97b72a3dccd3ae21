import { ArrowRight } from 'lucide-react';
import { Link, useRevalidator } from 'react-router';
import type { OutputOf } from '#shared/contract/calls.ts';
import { messages } from '#shared/messages.ko.ts';
import { landingText } from '#shared/messages/site/landing.ko.ts';
import { paths } from '#shared/paths.ts';
import { Button } from '#web/ui/button.tsx';
import { cx } from '#web/ui/cx.ts';
import { EmptyState } from '#web/ui/feedback/states.tsx';
import { SectionTitle } from '../section-title.tsx';
import { Section, SECTION_WIDTH } from '../section.tsx';
import { Tabs } from '../tabs.tsx';
import { ReferencePanel } from './reference-panel.tsx';

export type HomeReferences = OutputOf<'/api/v1/board/reference-home'>;

const text = landingText.references;

/** Section 5: customer references in the server's order. Null if the call failed. */
export function References({ references }: { references: HomeReferences | null }) {
  return (
    <Section
      id="references"
      labelledBy="references-title"
      className="laid-out-near [--far-height:805px] md:[--far-height:790px] xl:[--far-height:722px]"
    >
      <div className={cx(SECTION_WIDTH, 'py-24 md:py-32')}>
        <div className="flex flex-col gap-4 md:flex-row md:items-end md:justify-between">
          <SectionTitle id="references-title" title={text.title} />
          <Link
            to={paths.boardList('reference')}
            className="flex h-11 shrink-0 items-center gap-1.5 self-start text-ink-soft hover:text-ink md:self-auto"
          >
            {text.all}
            <ArrowRight size={18} aria-hidden="true" />
          </Link>
        </div>
        {references === null ? (
          <MissingReferences />
        ) : references.length === 0 ? (
          <EmptyState title={text.none} description={text.noneHint} />
        ) : (
          <Tabs
            label={text.tabs}
            tabs={references.map((reference) => ({
              value: reference.value,
              label: reference.name,
              content: <ReferencePanel reference={reference} />,
            }))}
            className="mt-10 lg:mt-16 lg:grid lg:grid-cols-[17rem_minmax(0,1fr)] lg:gap-x-20"
            listClassName="-mx-5 mb-8 flex gap-1 overflow-x-auto px-5 py-1 [scrollbar-width:none] md:-mx-1 md:px-1 lg:mb-0 lg:max-h-[32rem] lg:flex-col lg:self-start lg:overflow-y-auto"
            tabClassName="min-h-12 shrink-0 rounded-control px-4 text-left font-semibold whitespace-nowrap text-ink-muted transition-colors hover:text-ink aria-selected:bg-surface-raised aria-selected:text-ink lg:px-5 lg:py-3 lg:whitespace-normal"
          />
        )}
      </div>
    </Section>
  );
}

function MissingReferences() {
  const { revalidate, state } = useRevalidator();
  return (
    <EmptyState
      title={text.failed}
      description={text.failedHint}
      action={
        <Button variant="secondary" loading={state === 'loading'} onClick={() => void revalidate()}>
          {messages.shell.retry}
        </Button>
      }
    />
  );
}
