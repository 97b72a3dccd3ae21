import { ArrowRight } from 'lucide-react';
import { Link } from 'react-router';
import { landingText } from '#shared/messages/site/landing.ko.ts';
import { useAppStore } from '#web/lib/app-context.tsx';
import { paths } from '#shared/paths.ts';
import { buttonClass } from '#web/ui/button.tsx';
import { extraOf } from './extra-of.ts';
import type { HomeReferences } from './references.tsx';

const text = landingText.references;

/** One reference. Its link stores it as the selected category (specification point 2, Landing page). */
export function ReferencePanel({ reference }: { reference: HomeReferences[number] }) {
  const store = useAppStore();
  const title = extraOf(reference, 'title');
  return (
    <div className="flex min-h-72 flex-col items-start rounded-[20px] border border-line bg-surface-raised p-7 md:p-12">
      <p className="font-semibold text-accent-ink">{reference.name}</p>
      <h3 className="mt-4 max-w-[38rem] text-[1.5rem] leading-[1.35] font-bold md:text-[2rem]">{title}</h3>
      <p className="mt-5 mb-10 max-w-[42rem] text-lead whitespace-pre-line text-ink-soft">
        {extraOf(reference, 'texts')}
      </p>
      <Link
        to={paths.referenceHome(reference.value)}
        onClick={() => store.setState({ category: reference.value, currentCategory: reference.value })}
        className={`mt-auto ${buttonClass({ variant: 'secondary' })}`}
      >
        <span className="sr-only">{title} </span>
        {text.details}
        <ArrowRight size={18} aria-hidden="true" />
      </Link>
    </div>
  );
}
