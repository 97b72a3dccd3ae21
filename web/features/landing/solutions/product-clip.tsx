import { Pause, Play } from 'lucide-react';
import { landingText } from '#shared/messages/site/landing.ko.ts';
import { paths } from '#shared/paths.ts';
import { cx } from '#web/ui/cx.ts';
import { LandingPicture } from '../landing-picture.tsx';
import { useClip } from './use-clip.ts';

const text = landingText.solutions;

/** Short silent video over its first picture. The video loads only if it can be played; phones have a picture alone. */
export function ProductClip({ name, alt }: { name: string; alt: string }) {
  const { frame, video, isLoaded, isPlaying, isShown, markShown, toggle } = useClip();
  return (
    <div>
      <div
        ref={frame}
        className="relative aspect-square overflow-hidden rounded-2xl border border-line-strong bg-surface-soft shadow-[0_24px_64px_rgb(10_15_30/12%)] md:aspect-video"
      >
        <LandingPicture
          name={name}
          alt={alt}
          ratio={[1280, 720]}
          sizes="(min-width: 1280px) 768px, calc(100vw - 64px)"
          className="size-full"
        />
        {isLoaded && (
          // The alternative text of the picture describes it; there is no sound.
          <video
            ref={video}
            src={paths.media(`${name}.mp4`)}
            muted
            loop
            playsInline
            aria-hidden="true"
            tabIndex={-1}
            onPlaying={markShown}
            className={cx('absolute inset-0 size-full max-md:hidden', isShown ? 'opacity-100' : 'opacity-0')}
          />
        )}
      </div>
      {/* Below the picture: on it, it would cover the product's screen. */}
      <button
        type="button"
        onClick={toggle}
        className="mt-3 ml-auto flex h-11 items-center gap-2 rounded-control px-3 text-sm font-medium text-ink-muted transition-colors hover:text-ink max-md:hidden noscript:hidden"
      >
        {isPlaying ? <Pause size={16} aria-hidden="true" /> : <Play size={16} aria-hidden="true" />}
        {isPlaying ? text.pause : text.play}
      </button>
    </div>
  );
}
