import { Pause, Play } from 'lucide-react';
import { landingText } from '#shared/messages/site/landing.ko.ts';
import { paths } from '#shared/paths.ts';
import { cx } from '#web/ui/cx.ts';
import { Picture } from '../picture.tsx';
import { useClip } from './use-clip.ts';

const text = landingText.solutions;

/** Short silent video over its first picture. The video loads only if it can be played. */
export function ProductClip({ name, alt }: { name: string; alt: string }) {
  const { frame, video, isLoaded, isPlaying, isShown, markShown, toggle } = useClip();
  return (
    <div
      ref={frame}
      className="relative aspect-video overflow-hidden rounded-2xl border border-line-strong bg-surface-soft shadow-[0_24px_64px_rgb(10_15_30/12%)]"
    >
      <Picture
        name={name}
        alt={alt}
        ratio={[1280, 720]}
        sizes="(min-width: 1280px) 768px, (min-width: 768px) calc(100vw - 64px), calc(100vw - 40px)"
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
          className={cx('absolute inset-0 size-full', isShown ? 'opacity-100' : 'opacity-0')}
        />
      )}
      <button
        type="button"
        aria-label={isPlaying ? text.pause : text.play}
        title={isPlaying ? text.pause : text.play}
        onClick={toggle}
        className="absolute bottom-3 left-3 flex size-10 items-center justify-center rounded-full bg-night/75 text-white transition-colors hover:bg-night noscript:hidden"
      >
        {isPlaying ? <Pause size={17} aria-hidden="true" /> : <Play size={17} aria-hidden="true" />}
      </button>
    </div>
  );
}
