import { landingText } from '#shared/messages/site/landing.ko.ts';
import { useSettings } from '#web/lib/app-context.tsx';
import { cx } from '#web/ui/cx.ts';
import { SectionTitle } from '../section-title.tsx';
import { Section, SECTION_WIDTH } from '../landing-section.tsx';
import { Tabs } from '../landing-tabs.tsx';
import { SolutionPanel } from './solution-panel.tsx';

const { title, tabs: label, overview, studio, robot, manager, center } = landingText.solutions;

/** Section 4: the product and its four parts, with videos. */
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
    <Section
      id="solutions"
      labelledBy="solutions-title"
      className="laid-out-near [--far-height:958px] md:[--far-height:1179px] lg:[--far-height:1323px] xl:[--far-height:1017px]"
    >
      <div className={cx(SECTION_WIDTH, 'py-24 md:py-32')}>
        <SectionTitle id="solutions-title" title={title} />
        <Tabs
          label={label}
          tabs={solutions.map(({ clip, name, ...text }) => ({
            value: clip,
            label: name,
            content: <SolutionPanel clip={clip} {...text} />,
          }))}
          className="mt-10 md:mt-14"
          listClassName="-mx-5 mb-8 flex gap-2 overflow-x-auto px-5 py-1 [scrollbar-width:none] md:-mx-1 md:mb-12 md:px-1"
          tabClassName="h-12 shrink-0 rounded-full border border-line-strong px-6 font-semibold text-ink-soft transition-colors hover:border-line-control aria-selected:border-ink aria-selected:bg-ink aria-selected:text-surface"
        />
      </div>
    </Section>
  );
}
