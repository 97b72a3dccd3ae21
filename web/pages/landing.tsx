import { messages } from '../../shared/messages.ko.ts';
import { Hero } from '../features/landing/hero.tsx';
import { useSettings } from '../lib/app-context.tsx';
import { PageMeta } from '../lib/page-meta.tsx';
import { paths } from '../paths.ts';

export function Component() {
  const { productName } = useSettings();
  return (
    <div className="surface-dark">
      <PageMeta description={messages.landing.story(productName)} path={paths.home()} />
      <Hero />
    </div>
  );
}
