import { ArrowRight } from 'lucide-react';
import { lazy, Suspense } from 'react';
import type { OutputOf } from '#shared/contract/calls.ts';
import { landingText } from '#shared/messages/site/landing.ko.ts';
import { paths } from '#shared/paths.ts';
import { SectionTitle } from '../section-title.tsx';
import { LandingSection, SECTION_BOX } from '../landing-section.tsx';
import { LandingTabs } from '../landing-tabs.tsx';
import { referenceExtra } from './reference-extra.ts';
import { ReferencePanel } from './reference-panel.tsx';
import { Link } from '#web/lib/link.tsx';

export type HomeReferences = OutputOf<'/api/v1/board/reference-home'>;

const text = landingText.references;

/** Loaded only where it is needed, which is rare. */
const NoReferences = lazy(async () => ({ default: (await import('./no-references.tsx')).NoReferences }));

/** Section 5: customer references in the server's order. Null if the call failed. */
export function References({ references }: { references: HomeReferences | null }) {
  const isEmpty = !references?.length;
  return (
    <LandingSection id="references" labelledBy="references-title" className="laid-out-near">
      <div className={SECTION_BOX}>
        <div className="flex flex-col gap-4 md:flex-row md:items-end md:justify-between">
          <SectionTitle id="references-title" title={text.title} description={isEmpty ? undefined : text.description} />
          <Link
            to={paths.boardList('reference')}
            className="flex h-11 shrink-0 items-center gap-1.5 self-start text-ink-soft hover:text-ink md:self-auto"
          >
            {text.all}
            <ArrowRight size={18} aria-hidden="true" />
          </Link>
        </div>
        {isEmpty ? (
          <Suspense>
            <NoReferences hasFailed={references === null} />
          </Suspense>
        ) : (
          <LandingTabs
            label={text.tabs}
            tabs={references.map((reference) => ({
              value: reference.value,
              label: reference.name,
              detail: <Change reference={reference} />,
              content: <ReferencePanel reference={reference} />,
            }))}
            className="mt-10 md:mt-14 lg:grid lg:grid-cols-[17rem_minmax(0,1fr)] lg:gap-x-20"
            listClassName="scroll-row mb-8 flex gap-1 py-1 lg:mb-0 lg:max-h-[32rem] lg:flex-col lg:self-start lg:overflow-y-auto"
            tabClassName="min-h-12 shrink-0 rounded-control px-4 text-left font-semibold whitespace-nowrap text-ink-muted transition-colors hover:text-ink aria-selected:bg-surface-raised aria-selected:text-ink lg:p-5 lg:whitespace-normal"
          />
        )}
      </div>
    </LandingSection>
  );
}

/** What the customer measured, so that all results are in view. On narrow screens the row has no room for it. */
function Change({ reference }: { reference: HomeReferences[number] }) {
  const after = referenceExtra(reference, 'after');
  return (
    after && (
      <span className="mt-1 hidden text-sm font-normal lg:block">
        {referenceExtra(reference, 'figure')} {referenceExtra(reference, 'before')} →{' '}
        <b className="text-accent-ink">{after}</b>
      </span>
    )
  );
}
