/** Length of a local video in seconds; null if the browser cannot read it. */
export function readDuration(file: File): Promise<number | null> {
  const video = document.createElement('video');
  const url = URL.createObjectURL(file);
  return new Promise<number | null>((resolve) => {
    video.preload = 'metadata';
    video.addEventListener('loadedmetadata', () => resolve(Number.isFinite(video.duration) ? video.duration : null));
    video.addEventListener('error', () => resolve(null));
    video.src = url;
  }).finally(() => URL.revokeObjectURL(url));
}
