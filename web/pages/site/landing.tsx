import type { LoaderFunctionArgs } from 'react-router';
import { useLoaderData } from 'react-router';
import { landingText } from '#shared/messages/site/landing.ko.ts';
import { Advantages } from '#web/features/landing/advantages/advantages.tsx';
import { ProductJsonLd } from '#web/features/seo/product-json-ld.tsx';
import { Features } from '#web/features/landing/features/features.tsx';
import { Hero } from '#web/features/landing/intro/hero.tsx';
import { NoticeStrip } from '#web/features/landing/intro/notice-strip.tsx';
import { ResumeLink } from '#web/features/landing/intro/resume-link.tsx';
import { References } from '#web/features/landing/references/references.tsx';
import { Section } from '#web/features/landing/section.tsx';
import { SideBar } from '#web/features/landing/side-bar/side-bar.tsx';
import { Solutions } from '#web/features/landing/solutions/solutions.tsx';
import { useSectionsLaidOut } from '#web/features/landing/use-sections-laid-out.ts';
import { NoticePopup } from '#web/features/documents/notice-popup.tsx';
import { useSettings } from '#web/lib/app-context.tsx';
import { ApiError } from '#web/lib/api/api-error.ts';
import { apiFrom } from '#web/lib/loader-context.ts';
import { PageMeta } from '#web/lib/page-meta.tsx';
import { paths } from '#shared/paths.ts';

const NOTICES_SHOWN = 3;

export async function loader(args: LoaderFunctionArgs) {
  const api = apiFrom(args);
  const { signal } = args.request;
  const [{ list: notices }, references] = await Promise.all([
    api.post('/api/v1/board/list', { boardType: 'notice', size: NOTICES_SHOWN }, { signal }),
    api.post('/api/v1/board/reference-home', undefined, { signal }).catch((error: unknown) => {
      // Null: only the reference section shows the failure; the other four do not need this call.
      if (error instanceof ApiError) return null;
      throw error;
    }),
  ]);
  return { notices, references };
}

/** The five sections of specification point 1. */
export function Component() {
  const { notices, references } = useLoaderData<typeof loader>();
  const { productName } = useSettings();
  useSectionsLaidOut();
  return (
    <>
      <PageMeta description={landingText.story(productName)} path={paths.home()} />
      <ProductJsonLd />
      <Section id="intro" labelledBy="intro-title">
        <ResumeLink />
        <Hero />
        {notices.length > 0 && <NoticeStrip notices={notices} />}
      </Section>
      <Features />
      <Advantages />
      <Solutions />
      <References references={references} />
      <SideBar />
      <NoticePopup />
    </>
  );
}
