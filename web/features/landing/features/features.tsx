import { CalendarClock, FileText, MousePointerClick, ScanEye, ShieldCheck, UserCheck } from 'lucide-react';
import { landingFeaturesText } from '#shared/messages/site/landing-features.ko.ts';
import { cx } from '#web/ui/cx.ts';
import { SectionTitle } from '../section-title.tsx';
import { Section, SECTION_WIDTH } from '../section.tsx';

const { title, description, items } = landingFeaturesText;
const FEATURES = [
  { icon: MousePointerClick, ...items.design },
  { icon: ScanEye, ...items.screen },
  { icon: FileText, ...items.document },
  { icon: CalendarClock, ...items.schedule },
  { icon: UserCheck, ...items.person },
  { icon: ShieldCheck, ...items.audit },
];

/** Section 2: features of the product, each with a detail of its screen. */
export function Features() {
  return (
    <Section
      id="features"
      labelledBy="features-title"
      className="laid-out-near [--far-height:2560px] md:[--far-height:1330px] xl:[--far-height:1000px]"
    >
      <div className={cx(SECTION_WIDTH, 'py-24 md:py-28')}>
        <SectionTitle id="features-title" title={title} description={description} />
        <ul className="mt-12 grid gap-5 md:grid-cols-2 xl:grid-cols-3">
          {FEATURES.map(({ icon: Icon, title: name, text, lines }) => (
            <li key={name} className="flex flex-col overflow-hidden rounded-[20px] border border-line">
              <div aria-hidden="true" className="flow-grid grid gap-2 bg-surface-soft p-5">
                {lines.map(([what, state]) => (
                  <p
                    key={what}
                    className="flex min-h-11 items-center gap-2.5 rounded-control border border-line bg-surface px-3.5 text-[15px] font-semibold"
                  >
                    <Icon size={17} className="shrink-0 text-accent" />
                    {what}
                    <span className="ml-auto text-sm font-medium whitespace-nowrap text-ink-muted">{state}</span>
                  </p>
                ))}
              </div>
              <div className="p-6">
                <h3 className="text-title font-bold">{name}</h3>
                <p className="mt-2 text-ink-muted">{text}</p>
              </div>
            </li>
          ))}
        </ul>
      </div>
    </Section>
  );
}
