import { useLoaderData } from 'react-router';
import { benefitText } from '#shared/messages/site/benefit.ko.ts';
import { paths } from '#shared/paths.ts';
import { BenefitCalculator } from '#web/features/benefit/benefit-calculator.tsx';
import { loadBenefit as loader } from '#web/features/benefit/load-benefit.ts';
import { BenefitSheet } from '#web/features/benefit/benefit-sheet.tsx';
import { MeasuredReferences } from '#web/features/benefit/measured-references.tsx';
import { PriceBasis } from '#web/features/benefit/price-basis.tsx';
import { useBenefit } from '#web/features/benefit/use-benefit.ts';
import { Link } from '#web/lib/link.tsx';
import { PageMeta } from '#web/lib/page/page-meta.tsx';
import { buttonClass } from '#web/ui/button.tsx';
import { Container, PageHeading } from '#web/ui/page-heading.tsx';

export { loader };

/** 도입 비용·효과: what the price depends on, what an automation saves, and what customers measured. */
export function Component() {
  const figures = useLoaderData<typeof loader>();
  const state = useBenefit(figures);
  return (
    <Container className="py-8 md:py-14">
      <PageMeta title={benefitText.title} description={benefitText.description} path={paths.cost()} />
      {/* Two actions find no room beside the title of a phone, and would part it from its lead. */}
      <div className="max-md:[&>*>:last-child]:order-2 print:hidden">
        <PageHeading
          title={benefitText.title}
          description={benefitText.description}
          action={
            <>
              <a href="#calculator" className={buttonClass({ variant: 'secondary' })}>
                {benefitText.toCalculator}
              </a>
              <Link to={paths.contact()} className={buttonClass()}>
                {benefitText.quote}
              </Link>
            </>
          }
        />
      </div>
      <BenefitSheet state={state} />
      <PriceBasis />
      <BenefitCalculator state={state} />
      <MeasuredReferences state={state} />
    </Container>
  );
}
