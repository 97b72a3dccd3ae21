import { useEffect, useRef } from 'react';
import type { RefObject } from 'react';
import { createApi } from '#web/lib/api/api-client.ts';
import { fetchTransport } from '#web/lib/api/fetch-transport.ts';

const EVERY_SECONDS = 10;

/** Saves the playback position on the server, also when the page is left. Failures are ignored. */
export function useProgress(documentId: string, video: RefObject<HTMLVideoElement | null>) {
  const sent = useRef(0);

  const send = (seconds: number, isFinished = false) => {
    sent.current = seconds;
    createApi(fetchTransport)
      .post('/api/v1/video/progress', { documentId, seconds, isFinished }, { keepalive: true })
      .catch(() => {});
  };
  const sendNow = () => {
    const { currentTime = 0, ended = false } = video.current ?? {};
    if (currentTime > 0 && !ended && currentTime !== sent.current) send(currentTime);
  };
  const latest = useRef(sendNow);
  useEffect(() => {
    latest.current = sendNow;
  });

  useEffect(() => {
    const leave = () => latest.current();
    window.addEventListener('pagehide', leave);
    return () => {
      window.removeEventListener('pagehide', leave);
      leave();
    };
  }, [documentId]);

  return {
    onTimeUpdate: (seconds: number) => {
      if (Math.abs(seconds - sent.current) >= EVERY_SECONDS) send(seconds);
    },
    onPause: sendNow,
    onEnded: (seconds: number) => send(seconds, true),
  };
}
