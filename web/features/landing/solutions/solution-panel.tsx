import { Check } from 'lucide-react';
import { ProductClip } from './product-clip.tsx';

export function SolutionPanel({
  clip,
  title,
  points,
  picture,
}: {
  clip: string;
  title: string;
  points: readonly string[];
  picture: string;
}) {
  return (
    <div className="grid items-center gap-x-8 gap-y-9 xl:grid-cols-[minmax(18.75rem,1fr)_minmax(0,44rem)]">
      {/* Beside the middle of the picture: the space below is as high as the button below that. */}
      <div className="order-last xl:order-first xl:pb-14">
        <h3 className="text-[1.5rem] leading-[1.35] font-bold md:text-[1.75rem]">{title}</h3>
        <ul className="mt-6 grid gap-4 text-balance">
          {points.map((point) => (
            <li key={point} className="flex gap-3 text-ink-soft">
              <Check aria-hidden="true" className="mt-0.5 size-5 shrink-0 text-accent" />
              {point}
            </li>
          ))}
        </ul>
      </div>
      <ProductClip name={clip} alt={picture} />
    </div>
  );
}
