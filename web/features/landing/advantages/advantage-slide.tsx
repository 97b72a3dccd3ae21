import { Picture } from '../picture.tsx';

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
    <article className="flex h-full flex-col overflow-hidden rounded-[20px] border border-line bg-surface-raised lg:flex-row">
      <div className="flex flex-col p-7 md:p-10 lg:w-[43%]">
        <p className="text-label font-semibold text-accent-ink">{String(page).padStart(2, '0')}</p>
        <h3 className="mt-4 text-[1.5rem] leading-[1.35] font-bold md:text-[1.75rem] lg:mt-auto">{title}</h3>
        <p className="mt-4 text-ink-soft">{text}</p>
      </div>
      <div className="surface-light relative mt-auto ml-7 aspect-3/2 overflow-hidden rounded-tl-2xl md:ml-10 lg:mt-10 lg:ml-0 lg:flex-1">
        <Picture
          name={`advantage-${page}`}
          alt={picture}
          ratio={[960, 640]}
          sizes="(min-width: 1024px) 540px, 90vw"
          className="absolute inset-0 size-full object-cover object-left-top"
        />
      </div>
    </article>
  );
}
