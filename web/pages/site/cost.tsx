import { useLoaderData } from 'react-router';
import { costText } from '#shared/messages/site/cost.ko.ts';
import { paths } from '#shared/paths.ts';
import { BenefitCalculator } from '#web/features/cost/benefit-calculator.tsx';
import { loadCost as loader } from '#web/features/cost/load-cost.ts';
import { MeasuredReferences } from '#web/features/cost/measured-references.tsx';
import { PriceBasis } from '#web/features/cost/price-basis.tsx';
import { useBenefit } from '#web/features/cost/use-benefit.ts';
import { PageMeta } from '#web/lib/page-meta.tsx';
import { Container, PageHeading } from '#web/ui/page-heading.tsx';

export { loader };

/** 도입 비용·효과: what the price depends on, what an automation saves, and what customers measured. */
export function Component() {
  const figures = useLoaderData<typeof loader>();
  const state = useBenefit(figures);
  return (
    <Container className="py-12 md:py-20">
      <PageMeta title={costText.title} description={costText.description} path={paths.cost()} />
      <PageHeading title={costText.title} description={costText.description} />
      <PriceBasis />
      <BenefitCalculator state={state} />
      <MeasuredReferences list={figures.list} industry={state.industry} />
    </Container>
  );
}
