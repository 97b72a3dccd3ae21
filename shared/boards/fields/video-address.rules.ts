import { isWebAddress } from '../../text/web-address.ts';

/** A video on another platform, reduced to trusted parts: provider and video id. */
export interface VideoAddress {
  provider: 'youtube' | 'vimeo';
  id: string;
}

const YOUTUBE_ID = /^[\w-]{11}$/;
const VIMEO_ID = /^\d{6,12}$/;

/** `https://www.youtube.com/watch?v=…`, `https://youtu.be/…`, `https://vimeo.com/…`; null for everything else. */
export function readVideoAddress(address: string): VideoAddress | null {
  if (!isWebAddress(address)) return null;
  const { protocol, hostname, pathname, searchParams } = new URL(address);
  if (protocol !== 'https:') return null;
  const last = pathname.split('/').filter(Boolean).at(-1) ?? '';
  if (/^(?:www\.|m\.)?youtube(?:-nocookie)?\.com$/.test(hostname)) {
    const id = searchParams.get('v') ?? last;
    return YOUTUBE_ID.test(id) ? { provider: 'youtube', id } : null;
  }
  if (hostname === 'youtu.be') return YOUTUBE_ID.test(last) ? { provider: 'youtube', id: last } : null;
  if (/^(?:www\.|player\.)?vimeo\.com$/.test(hostname))
    return VIMEO_ID.test(last) ? { provider: 'vimeo', id: last } : null;
  return null;
}

/** Origins of the players. The content security policy allows framing only these two. */
export const PLAYER_ORIGINS = {
  youtube: 'https://www.youtube-nocookie.com',
  vimeo: 'https://player.vimeo.com',
} as const;

/** URL of the player for an iframe, without tracking where the provider supports it. */
export const playerAddressOf = ({ provider, id }: VideoAddress): string =>
  provider === 'youtube'
    ? `${PLAYER_ORIGINS.youtube}/embed/${id}?autoplay=1&cc_load_policy=1&hl=ko`
    : `${PLAYER_ORIGINS.vimeo}/video/${id}?autoplay=1&dnt=1`;
