import { landingText } from '#shared/messages/site/landing.ko.ts';
import { useSettings } from '#web/lib/app-context.tsx';
import { SectionTitle } from '../section-title.tsx';
import { LandingSection, SECTION_BOX } from '../landing-section.tsx';
import { LandingTabs } from '../landing-tabs.tsx';
import { SolutionPanel } from './solution-panel.tsx';

const { title, description, tabs: label, overview, studio, robot, manager, center } = landingText.solutions;

/** Section 4: the whole and the four products that it consists of, with videos. */
export function Solutions() {
  const { productName } = useSettings();
  const solutions = [
    { clip: 'overview', ...overview, name: productName },
    { clip: 'studio', ...studio },
    { clip: 'robot', ...robot },
    { clip: 'manager', ...manager },
    { clip: 'center', ...center, name: center.name(productName) },
  ];
  return (
    <LandingSection id="solutions" labelledBy="solutions-title" className="laid-out-near">
      <div className={SECTION_BOX}>
        <SectionTitle id="solutions-title" title={title(productName)} description={description} />
        <LandingTabs
          label={label}
          tabs={solutions.map(({ clip, name, ...text }) => ({
            value: clip,
            label: name,
            content: <SolutionPanel clip={clip} {...text} />,
          }))}
          className="mt-10 md:mt-14"
          listClassName="mb-8 flex flex-wrap gap-2 md:mb-12"
          tabClassName="h-11 shrink-0 whitespace-nowrap rounded-full border border-line-strong px-4 sm:h-12 sm:px-6 font-semibold text-ink-soft transition-colors hover:border-line-control aria-selected:border-ink aria-selected:bg-ink aria-selected:text-surface"
        />
      </div>
    </LandingSection>
  );
}
