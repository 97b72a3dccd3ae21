import type { CSSProperties } from 'react';
import { useRef } from 'react';
import { landingText } from '#shared/messages/site/landing.ko.ts';
import { SectionTitle } from '../section-title.tsx';
import { LandingSection, SECTION_BOX } from '../landing-section.tsx';
import { AdvantageSlide } from './advantage-slide.tsx';
import { CarouselControls } from './carousel-controls.tsx';
import { useCarousel } from './use-carousel.ts';

const { title, description, carousel: label, slides } = landingText.advantages;
/** Specification point 9. */
const SPACING = { '--slide-gap': '30px' } as CSSProperties;

/** Section 3: carousel of five advantages. */
export function Advantages() {
  const viewport = useRef<HTMLDivElement>(null);
  const carousel = useCarousel(viewport);

  return (
    <LandingSection id="advantages" labelledBy="advantages-title" className="laid-out-near">
      <div role="group" aria-roledescription="carousel" aria-label={label} className={SECTION_BOX}>
        <div className="flex flex-col gap-8 md:flex-row md:items-end md:justify-between">
          <SectionTitle id="advantages-title" title={title} description={description} />
          <CarouselControls {...carousel} count={slides.length} />
        </div>
        {/* Without the carousel the row scrolls, so it must be keyboard-focusable; later it only keeps a focus it has. */}
        <div
          ref={viewport}
          data-ready={carousel.isReady || undefined}
          tabIndex={carousel.isReady ? -1 : 0}
          style={SPACING}
          className="advantages-view mt-10 md:mt-14"
        >
          <ul className="advantages-row">
            {slides.map((slide, index) => (
              <li
                key={slide.title}
                aria-current={carousel.isReady && index === carousel.index ? 'true' : undefined}
                className="advantages-slide"
              >
                <AdvantageSlide page={index + 1} {...slide} />
              </li>
            ))}
          </ul>
        </div>
      </div>
    </LandingSection>
  );
}
