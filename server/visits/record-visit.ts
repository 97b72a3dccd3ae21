import type { FastifyRequest } from 'fastify';
import { koreanDay } from '#shared/text/days.ts';
import { remember } from '#server/cache/remember.ts';
import type { Context } from '#server/context.ts';
import { placeOf } from './visit-place.ts';

/** Bots, and pages that are prefetched. */
const NOT_A_PERSON = /bot|crawl|spider|slurp|preview|fetch|lighthouse|monitor|curl|wget|python|java\/|go-http|axios/i;

const isPerson = remember(500, (agent) => !NOT_A_PERSON.test(agent));
const knownPlaceOf = remember(500, placeOf);

/** Longer ones are nobody's browser, and would only take memory. */
const LONGEST_AGENT = 300;

/** Counts a page view. With Do Not Track or similar it counts as view, but not as visitor. */
export function recordVisit(
  { visits, clock }: Pick<Context, 'visits' | 'clock'>,
  request: Pick<FastifyRequest, 'url' | 'headers' | 'ip'>,
): void {
  const place = knownPlaceOf(request.url);
  const agent = request.headers['user-agent'] ?? '';
  const purpose = request.headers['sec-purpose'] ?? request.headers.purpose ?? '';
  if (place === null || agent === '' || !isPerson(agent) || String(purpose).includes('prefetch')) return;
  const isPrivate = request.headers.dnt === '1' || request.headers['sec-gpc'] === '1';
  const origin = isPrivate ? null : `${request.ip} ${agent.slice(0, LONGEST_AGENT)}`;
  visits.note({ day: dayOf(clock.now()), place, origin });
}

/** The day changes at the turn of a minute, and writing a date costs more than the rest of a count. */
let known = { minute: Number.NaN, day: '' };

function dayOf(now: Date): string {
  const minute = Math.floor(now.getTime() / 60_000);
  if (known.minute !== minute) known = { minute, day: koreanDay(now) };
  return known.day;
}
