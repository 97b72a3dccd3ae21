import { ArrowRight } from 'lucide-react';
import { landingText } from '#shared/messages/site/landing.ko.ts';
import { useAppStore } from '#web/lib/app-context.tsx';
import { paths } from '#shared/paths.ts';
import { buttonClass } from '#web/ui/button.tsx';
import { UploadedPicture } from '#web/features/files/uploaded-picture.tsx';
import { referenceExtra } from './reference-extra.ts';
import type { HomeReferences } from './references.tsx';
import { Link } from '#web/lib/link.tsx';

const text = landingText.references;

/** One reference. Its link stores it as the selected category (specification point 2, Landing page). */
export function ReferencePanel({ reference }: { reference: HomeReferences[number] }) {
  const store = useAppStore();
  const title = referenceExtra(reference, 'title');
  const cover = referenceExtra(reference, 'cover');
  return (
    <div className="overflow-hidden rounded-[20px] border border-line bg-surface-raised">
      {cover !== '' && (
        <UploadedPicture
          url={cover}
          alt=""
          instead={reference.name}
          sizes="(min-width: 1280px) 780px, (min-width: 1024px) 62vw, 92vw"
          className="aspect-video w-full object-cover md:aspect-5/2"
        />
      )}
      <div className="flex flex-col items-start p-6 md:p-10">
        <p className="font-semibold text-accent-ink">{reference.name}</p>
        <div className="mt-3 grid w-full gap-x-12 gap-y-6 md:grid-cols-[minmax(0,1fr)_auto]">
          <div>
            <h3 className="text-[1.375rem] leading-[1.35] font-bold md:text-[1.75rem]">{title}</h3>
            <p className="mt-4 whitespace-pre-line text-ink-soft">{referenceExtra(reference, 'texts')}</p>
          </div>
          <Figure reference={reference} />
        </div>
        <Link
          to={paths.referenceHome(reference.value)}
          onClick={() => store.setState({ category: reference.value, currentCategory: reference.value })}
          className={`mt-8 ${buttonClass({ variant: 'secondary' })}`}
        >
          <span className="sr-only">{title} </span>
          {text.details}
          <ArrowRight size={18} aria-hidden="true" />
        </Link>
      </div>
    </div>
  );
}

/** The first key figure, in the units that people say. */
function Figure({ reference }: { reference: HomeReferences[number] }) {
  const after = referenceExtra(reference, 'after');
  if (after === '') return null;
  return (
    <dl className="md:min-w-44 md:border-l md:border-line md:pl-8">
      <dt className="text-[15px] text-ink-muted">{referenceExtra(reference, 'figure')}</dt>
      <dd className="text-[2.5rem] leading-tight font-bold whitespace-nowrap text-accent-ink">{after}</dd>
      <dd className="text-[15px] text-ink-muted">
        {text.before(referenceExtra(reference, 'before'))}
        <strong className="ml-2 font-bold text-ink">{referenceExtra(reference, 'change')}</strong>
      </dd>
    </dl>
  );
}
