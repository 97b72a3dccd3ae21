// What pictures that are seen in a card are made of: few and large things, whose words can be read at a third of their size.
import { icon } from './kit.mjs';

const each = (list, draw) => list.map(draw).join('');

/** A close-up of the market. A card cuts it on the right: what must be seen is in the first 900 px (market-cover.tsx). */
export const closeup = (...parts) => `<div class="near">${parts.join('')}</div>`;
export const terminalCloseup = (...parts) => `<div class="near dark">${parts.join('')}</div>`;
/** The poster of a lecture, on a ground of its own. */
export const poster = (hue, ...parts) => `<div class="near poster" style="--hue:${hue}">${parts.join('')}</div>`;

export const heading = (text, more = '') => `<h1>${text}<small>${more}</small></h1>`;
export const chip = (text, tone = 'blue') => `<span class="chip ${tone}">${text}</span>`;
export const sign = (name, tone = '') => `<span class="sign ${tone}">${icon(name)}</span>`;
export const bar = (share, tone = '') => `<div class="track ${tone}"><i style="width:${share}%"></i></div>`;

/** Rows of cells; the first grows. */
export const rows = (list, kind = '') =>
  `<ul class="rows ${kind}">${each(list, (cells) => `<li>${each(cells, (cell) => `<span>${cell}</span>`)}</li>`)}</ul>`;

/** Activities one below the other. */
export const steps = (list) =>
  `<ol class="steps">${each(list, ([glyph, name, kind = '', more = '']) => `<li class="${kind}">${sign(glyph, kind)}<b>${name}</b>${more}</li>`)}</ol>`;

/** Tiles beside each other, each with a sign. */
export const tiles = (list, kind = '') =>
  `<ul class="tiles ${kind}">${each(list, ([glyph, name, tone = '']) => `<li>${sign(glyph, tone)}<b>${name}</b></li>`)}</ul>`;

/** Weeks from Monday on; `marks`: day to a class. */
export const calendar = (first, count, marks) =>
  `<ul class="calendar">${each(['월', '화', '수', '목', '금', '토', '일'], (day) => `<li class="name">${day}</li>`)}${each(
    Array.from({ length: count }, (_, i) => first + i),
    (day) => `<li class="${marks[day] ?? ''}">${day}</li>`,
  )}</ul>`;

export const panel = (kind, ...parts) => `<div class="panel ${kind}">${parts.join('')}</div>`;
