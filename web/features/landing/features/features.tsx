import { CalendarClock, FileText, MousePointerClick, ScanEye, ShieldCheck, UserCheck } from 'lucide-react';
import { landingText } from '#shared/messages/site/landing.ko.ts';
import { cx } from '#web/ui/cx.ts';
import { SectionTitle } from '../section-title.tsx';
import { Section, SECTION_WIDTH } from '../section.tsx';

const { title, description, items } = landingText.features;
const FEATURES = [
  { icon: MousePointerClick, ...items.design },
  { icon: ScanEye, ...items.screen },
  { icon: FileText, ...items.document },
  { icon: CalendarClock, ...items.schedule },
  { icon: UserCheck, ...items.person },
  { icon: ShieldCheck, ...items.audit },
];

/** Section 2: features of the product. */
export function Features() {
  return (
    <Section
      id="features"
      labelledBy="features-title"
      className="laid-out-near [--far-height:1680px] md:[--far-height:1123px] xl:[--far-height:883px]"
    >
      <div
        className={cx(
          SECTION_WIDTH,
          'grid gap-x-16 gap-y-12 py-24 md:py-32 xl:grid-cols-[minmax(0,27rem)_minmax(0,1fr)]',
        )}
      >
        <div className="xl:sticky xl:top-32 xl:self-start">
          <SectionTitle id="features-title" title={title} description={description} />
        </div>
        <ul className="grid gap-x-10 md:grid-cols-2">
          {FEATURES.map((feature) => (
            <li key={feature.title} className="flex flex-col border-t border-line-strong pt-6 pb-11">
              <feature.icon aria-hidden="true" strokeWidth={1.75} className="size-7 text-accent" />
              <h3 className="mt-5 text-title font-bold">{feature.title}</h3>
              <p className="mt-2.5 text-ink-muted">{feature.text}</p>
            </li>
          ))}
        </ul>
      </div>
    </Section>
  );
}
