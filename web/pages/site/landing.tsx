import type { LoaderFunctionArgs } from 'react-router';
import { useLoaderData } from 'react-router';
import { landingText } from '#shared/messages/site/landing.ko.ts';
import { Advantages } from '#web/features/landing/advantages/advantages.tsx';
import { ProductJsonLd } from '#web/features/seo/product-json-ld.tsx';
import { loadFeatures, StaticFeatures } from '#web/features/landing/features/static-features.tsx';
import { Hero } from '#web/features/landing/intro/hero.tsx';
import { NoticeStrip } from '#web/features/landing/intro/notice-strip.tsx';
import { ResumeLink } from '#web/features/landing/intro/resume-link.tsx';
import { References } from '#web/features/landing/references/references.tsx';
import { LandingSection } from '#web/features/landing/landing-section.tsx';
import { SideBar } from '#web/features/landing/side-bar/side-bar.tsx';
import { Solutions } from '#web/features/landing/solutions/solutions.tsx';
import { useSectionsLaidOut } from '#web/features/landing/use-sections-laid-out.ts';
import { NoticePopup } from '#web/features/popups/notice-popup.tsx';
import { useSettings } from '#web/lib/app-context.tsx';
import { nullIfRefused } from '#web/lib/failures/null-if-refused.ts';
import { apiFrom } from '#web/lib/page/loader-context.ts';
import { PageMeta } from '#web/lib/page/page-meta.tsx';
import { paths } from '#shared/paths.ts';

const NOTICES_SHOWN = 3;

export async function loader(args: LoaderFunctionArgs) {
  const api = apiFrom(args);
  const { signal } = args.request;
  // Only a part of the page needs each call: references say that they failed, other parts are left out.
  const [news, references, figures] = await Promise.all([
    api.post('/api/v1/board/list', { boardType: 'notice', size: NOTICES_SHOWN }, { signal }).catch(nullIfRefused),
    api.post('/api/v1/board/reference-home', undefined, { signal }).catch(nullIfRefused),
    api.post('/api/v1/board/reference-figures', undefined, { signal }).catch(nullIfRefused),
    loadFeatures(),
  ]);
  return { notices: news?.list ?? [], references, proof: figures?.timeSaved };
}

/** The five sections of specification point 1. */
export function Component() {
  const { notices, references, proof } = useLoaderData<typeof loader>();
  const { productName } = useSettings();
  useSectionsLaidOut();
  return (
    <>
      <PageMeta description={landingText.story(productName)} path={paths.home()} />
      <ProductJsonLd />
      <LandingSection id="intro" labelledBy="intro-title">
        <ResumeLink />
        <Hero proof={proof} />
        {notices.length > 0 && <NoticeStrip notices={notices} />}
      </LandingSection>
      <StaticFeatures />
      <Advantages />
      <Solutions />
      <References references={references} />
      <SideBar />
      <NoticePopup />
    </>
  );
}
