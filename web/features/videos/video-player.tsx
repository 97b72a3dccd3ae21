import type { ReactNode } from 'react';
import { useEffect, useRef, useState } from 'react';
import { useSearchParams } from 'react-router';
import type { DocumentDetail } from '#shared/contract/boards/board.contract.ts';
import { videoText as text } from '#shared/messages/boards/video.ko.ts';
import { formatDuration } from '#web/lib/format/duration.ts';
import { paths } from '#shared/paths.ts';
import { Button, buttonClass } from '#web/ui/button.tsx';
import { LectureTools } from './lecture-tools.tsx';
import { useProgress } from './use-progress.ts';
import { Link } from '#web/lib/link.tsx';

interface VideoPlayerProps {
  document: DocumentDetail;
  resumeSeconds: number;
  next: { documentId: string; title: string } | null;
}

/** Positions before this are not offered for resuming. */
const WORTH_RESUMING_SECONDS = 5;

/** Player of an uploaded lecture with captions, chapters, speed and resume. */
export function VideoPlayer({ document, resumeSeconds, next }: VideoPlayerProps) {
  const video = useRef<HTMLVideoElement>(null);
  const [seconds, setSeconds] = useState(0);
  const [startSeconds] = useState(useStartSeconds());
  const [isAsking, setAsking] = useState(startSeconds === 0 && resumeSeconds >= WORTH_RESUMING_SECONDS);
  const [hasEnded, setEnded] = useState(false);
  const [hasFailed, setFailed] = useState(false);
  const progress = useProgress(document.documentId, video);
  const fileOf = (purpose: string) => document.files.find((file) => file.purpose === purpose);
  const [film, captions] = [fileOf('video'), fileOf('captions')];

  // The metadata may have loaded before hydration; the event would then be missed.
  useEffect(() => {
    const element = video.current;
    if (element && startSeconds > 0 && element.readyState > 0 && element.currentTime === 0)
      element.currentTime = startSeconds;
  }, [startSeconds]);

  const playFrom = (from: number) => {
    setAsking(false);
    setEnded(false);
    if (!video.current) return;
    video.current.currentTime = from;
    void video.current.play().catch(() => {});
  };

  return (
    <div>
      <div className="no-print relative overflow-hidden rounded-card bg-night">
        {/* The captions track is below; lectures without captions have none. */}
        {/* oxlint-disable-next-line jsx-a11y/media-has-caption */}
        <video
          ref={video}
          controls
          playsInline
          preload="metadata"
          poster={document.coverUrl ? `${document.coverUrl}?w=1280` : undefined}
          aria-label={text.player(document.title)}
          className="aspect-video w-full"
          onLoadedMetadata={({ currentTarget }) => {
            if (startSeconds > 0 && currentTarget.currentTime === 0) currentTarget.currentTime = startSeconds;
          }}
          onPlay={() => {
            setAsking(false);
            setEnded(false);
          }}
          onTimeUpdate={({ currentTarget: { currentTime } }) => {
            setSeconds(currentTime);
            progress.onTimeUpdate(currentTime);
          }}
          onPause={progress.onPause}
          onEnded={({ currentTarget: { duration } }) => {
            setEnded(true);
            progress.onEnded(duration);
          }}
          onError={() => setFailed(true)}
        >
          {film && <source src={film.url} type={film.mime} />}
          {captions && <track kind="captions" src={captions.url} srcLang="ko" label={text.captions} default />}
        </video>
        {isAsking && (
          <Overlay label={text.resumeHint}>
            <Button size="large" onClick={() => playFrom(resumeSeconds)}>
              {text.resume(formatDuration(resumeSeconds))}
            </Button>
            <Button size="large" variant="secondary" onClick={() => playFrom(0)}>
              {text.fromStart}
            </Button>
          </Overlay>
        )}
        {hasEnded && (
          <Overlay label={next ? text.nextTitle(next.title) : text.courseDone}>
            {next && (
              <Link to={paths.boardDetail('videoTutorial', next.documentId)} className={buttonClass({ size: 'large' })}>
                {text.next}
              </Link>
            )}
            <Button size="large" variant="secondary" onClick={() => playFrom(0)}>
              {text.again}
            </Button>
          </Overlay>
        )}
      </div>
      {hasFailed && (
        <p role="alert" className="mt-3 text-danger">
          {text.notPlayable}
        </p>
      )}
      <LectureTools
        chapters={document.fields.chapters}
        seconds={seconds}
        onChoose={playFrom}
        onSpeed={(rate) => video.current && (video.current.playbackRate = rate)}
      />
    </div>
  );
}

/** `?t=35`: second to start at, from a search hit or an answer. */
function useStartSeconds(): number {
  const [params] = useSearchParams();
  const seconds = Number(params.get('t') ?? 0);
  return Number.isFinite(seconds) && seconds > 0 ? seconds : 0;
}

function Overlay({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div
      role="group"
      aria-label={label}
      className="absolute inset-0 flex flex-col items-center justify-center gap-5 bg-night/80 px-6 text-center"
    >
      <p className="text-lg font-semibold text-balance text-white">{label}</p>
      <div className="flex flex-wrap justify-center gap-3">{children}</div>
    </div>
  );
}
