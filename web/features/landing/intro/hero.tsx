import { messages } from '#shared/messages.ko.ts';
import { landingText } from '#shared/messages/site/landing.ko.ts';
import { useSettings } from '#web/lib/app-context.tsx';
import { paths } from '#shared/paths.ts';
import { buttonClass } from '#web/ui/button.tsx';
import { PaintedUpTo } from '#web/ui/painted-up-to.tsx';
import { FlowScene } from './flow-scene.tsx';
import type { Proof } from './proof-line.tsx';
import { ProofLine } from './proof-line.tsx';
import { Link } from '#web/lib/link.tsx';

const text = landingText;

/** Section 1: the product and two calls to action. */
export function Hero({ proof }: { proof: Proof | null | undefined }) {
  const { productName } = useSettings();
  return (
    <div className="section-width mx-auto grid max-w-page items-center gap-14 px-5 pt-21 pb-16 md:grid-cols-2 md:gap-8 md:px-8 md:pt-28 lg:grid-cols-[1fr_1.15fr] lg:gap-12 xl:grid-cols-[1fr_1.3fr] xl:px-9 xl:pb-14">
      <div>
        <p className="font-semibold text-accent-ink">{text.eyebrow}</p>
        <h1
          id="intro-title"
          className="mt-5 text-[2.5rem] leading-[1.2] font-bold whitespace-pre-line lg:text-[3rem] xl:text-[3.5rem]"
        >
          {text.headline}
        </h1>
        <p className="mt-7 max-w-[34rem] text-[17px] leading-7 text-ink-soft">{text.story(productName)}</p>
        <div className="mt-10 flex flex-wrap gap-3">
          <Link to={paths.freeExperience()} className={buttonClass({ size: 'large' })}>
            {messages.shell.freeTrial}
          </Link>
          <Link to={paths.contact()} className={buttonClass({ variant: 'secondary', size: 'large' })}>
            {messages.shell.inquiry}
          </Link>
        </div>
        <p className="mt-3 text-[15px] text-ink-muted">{messages.shell.trialTerms}</p>
        {proof && <ProofLine {...proof} />}
      </div>
      <FlowScene />
      <PaintedUpTo id="hero-end" />
    </div>
  );
}
