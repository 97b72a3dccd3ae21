import { LandingPicture } from '../landing-picture.tsx';

/** Page number, title and description beside a picture of the product. */
export function AdvantageSlide({
  page,
  title,
  text,
  picture,
}: {
  page: number;
  title: string;
  text: string;
  picture: string;
}) {
  return (
    <article className="flex h-full flex-col overflow-hidden rounded-[20px] border border-line bg-surface-raised md:flex-row">
      <div className="flex flex-col p-5 md:w-1/2 md:justify-center md:p-8 lg:w-[43%]">
        <p className="text-label font-semibold text-accent-ink">{String(page).padStart(2, '0')}</p>
        <h3 className="mt-4 text-[1.5rem] leading-[1.35] font-bold md:text-[1.75rem]">{title}</h3>
        <p className="mt-4 text-ink-soft">{text}</p>
      </div>
      <div className="mt-auto flex items-center px-5 pb-5 md:mt-0 md:flex-1 md:p-8 md:pl-0">
        <LandingPicture
          name={`advantage-${page}`}
          alt={picture}
          ratio={[1280, 853]}
          phoneBelow={1024}
          sizes="(min-width: 1280px) 620px, (min-width: 1024px) 53vw, 50vw"
          className="aspect-square w-full rounded-xl border border-line lg:aspect-3/2"
        />
      </div>
    </article>
  );
}
