import { landingFeaturesText } from '#shared/messages/site/landing-feature.ko.ts';
import { SectionTitle } from '../section-title.tsx';
import { LandingSection, SECTION_BOX } from '../landing-section.tsx';
import {
  AuditPicture,
  DesignPicture,
  DocumentPicture,
  PersonPicture,
  SchedulePicture,
  ScreenPicture,
} from './feature-pictures.tsx';

const { title, description, items } = landingFeaturesText;
const FEATURES = [
  { Picture: DesignPicture, ...items.design },
  { Picture: ScreenPicture, ...items.screen },
  { Picture: DocumentPicture, ...items.document },
  { Picture: SchedulePicture, ...items.schedule },
  { Picture: PersonPicture, ...items.person },
  { Picture: AuditPicture, ...items.audit },
];

/** Section 2: features of the product, each with a picture of its own. */
export function Features() {
  return (
    <LandingSection id="features" labelledBy="features-title" className="laid-out-near">
      <div className={SECTION_BOX}>
        <SectionTitle id="features-title" title={title} description={description} />
        {/* On a phone a row to swipe, which a keyboard scrolls; invisible on its own, it is no stop of the Tab key elsewhere. */}
        <div
          role="group"
          aria-labelledby="features-title"
          tabIndex={0}
          className="features-view mt-10 md:invisible md:mt-14"
        >
          <ul className="grid gap-4 md:visible md:grid-cols-2 xl:grid-cols-3">
            {FEATURES.map(({ Picture, title: name, text }, index) => (
              <li key={name} className="flex flex-col overflow-hidden rounded-[20px] border border-line">
                <div
                  aria-hidden="true"
                  className="flow-grid bg-surface-soft max-md:[zoom:0.86]"
                  style={{ height: 228, padding: 20 }}
                >
                  <Picture />
                </div>
                <div className="p-5 md:p-6">
                  <h3 className="flex items-baseline justify-between text-xl font-bold">
                    {name}
                    {/* Where the row is swiped; screen readers tell the place in a list themselves. */}
                    <span aria-hidden="true" className="text-sm text-ink-muted md:hidden">
                      {index + 1}/{FEATURES.length}
                    </span>
                  </h3>
                  <p className="mt-2 text-ink-muted max-md:mt-1 max-md:text-label">{text}</p>
                </div>
              </li>
            ))}
          </ul>
        </div>
      </div>
    </LandingSection>
  );
}
