// What every cover shares: the site's colours (web/styles.css), shapes as SVG text, and two motifs — a card of work
// done, and the flow line of the logo — so that fourteen industries look like one series.

export const WIDTH = 1280;
export const HEIGHT = 720;

export const color = {
  night: '#0a0f1e',
  deep: '#101a38',
  navy: '#16244d',
  dusk: '#27407f',
  blue: '#1f5eff',
  sky: '#8fb0ff',
  mist: '#c9d8ff',
  pale: '#edf2ff',
  white: '#ffffff',
  ink: '#101828',
  steel: '#59647a',
  line: '#c3cbd9',
  amber: '#f5a94f',
  coral: '#ee7d5e',
  sand: '#f7f0e6',
  wheat: '#ead9bd',
  mint: '#cfece0',
  green: '#2f9e77',
};

export const rect = (x, y, w, h, fill, rx = 0, more = '') =>
  `<rect x="${x}" y="${y}" width="${w}" height="${h}" rx="${rx}" fill="${fill}" ${more}/>`;
export const circle = (x, y, r, fill, more = '') => `<circle cx="${x}" cy="${y}" r="${r}" fill="${fill}" ${more}/>`;
export const ellipse = (x, y, rx, ry, fill, more = '') =>
  `<ellipse cx="${x}" cy="${y}" rx="${rx}" ry="${ry}" fill="${fill}" ${more}/>`;
export const path = (d, fill = 'none', more = '') => `<path d="${d}" fill="${fill}" ${more}/>`;
export const line = (x1, y1, x2, y2, stroke, width = 2, more = '') =>
  `<line x1="${x1}" y1="${y1}" x2="${x2}" y2="${y2}" stroke="${stroke}" stroke-width="${width}" stroke-linecap="round" ${more}/>`;
export const group = (transform, ...parts) => `<g transform="${transform}">${parts.join('')}</g>`;
export const faded = (opacity, ...parts) => `<g opacity="${opacity}">${parts.join('')}</g>`;
export const raised = (...parts) => `<g filter="url(#raised)">${parts.join('')}</g>`;
export const repeat = (count, draw) => Array.from({ length: count }, (_, i) => draw(i)).join('');

/** Windows with green hills behind them, each `w` wide with `gap` between. */
export const hillWindows = (id, x, y, w, h, count, gap) => {
  const frames = repeat(
    count,
    (i) =>
      rect(x + i * (w + gap), y, w, h, 'none', 4, 'stroke="#ffffff" stroke-width="12"') +
      rect(x + i * (w + gap) + w / 2 - 3, y, 6, h, '#ffffff'),
  );
  const glass = repeat(count, (i) => rect(x + i * (w + gap), y, w, h, '#c4dafd', 4));
  const ground = y + h;
  const far = count * (w + gap);
  return `<clipPath id="${id}">${glass}</clipPath>${glass}<g clip-path="url(#${id})">${path(`M${x} ${ground - 70} q${far * 0.2} -70 ${far * 0.45} -20 t${far * 0.6} -24 V${ground} H${x} z`, '#b5dcc9')}${path(`M${x} ${ground - 30} q${far * 0.25} -50 ${far * 0.55} -8 t${far * 0.5} -20 V${ground} H${x} z`, '#86c6a6')}</g>${frames}`;
};

/** A gradient; `from` and `to` as fractions of the shape. */
export const gradient = (id, stops, from = [0, 0], to = [0, 1]) =>
  `<linearGradient id="${id}" x1="${from[0]}" y1="${from[1]}" x2="${to[0]}" y2="${to[1]}">${stops
    .map(([offset, stop, opacity = 1]) => `<stop offset="${offset}" stop-color="${stop}" stop-opacity="${opacity}"/>`)
    .join('')}</linearGradient>`;
export const glow = (id, stops) =>
  `<radialGradient id="${id}">${stops
    .map(([offset, stop, opacity]) => `<stop offset="${offset}" stop-color="${stop}" stop-opacity="${opacity}"/>`)
    .join('')}</radialGradient>`;

/** The flow of the logo: a line through the scene, a dot where it starts, a ring where it ends. */
export function flow(d, start, end, stroke = color.blue) {
  return (
    path(d, 'none', `stroke="${stroke}" stroke-width="5" stroke-linecap="round" stroke-linejoin="round"`) +
    circle(start[0], start[1], 13, stroke) +
    circle(end[0], end[1], 13, color.white, `stroke="${stroke}" stroke-width="6"`)
  );
}

export const tick = (x, y, size, stroke = color.white) =>
  path(
    `M${x - size * 0.45} ${y} l${size * 0.32} ${size * 0.32} l${size * 0.58} ${-size * 0.62}`,
    'none',
    `stroke="${stroke}" stroke-width="${size * 0.2}" stroke-linecap="round" stroke-linejoin="round"`,
  );

export const done = (x, y, r, fill = color.blue) => circle(x, y, r, fill) + tick(x, y, r * 0.95);

const paper = (w, h) => rect(0, 0, w, h, color.white, 16);
const textLine = (x, y, w, fill = '#d9e1ef') => rect(x, y, w, 9, fill, 4.5);

/** Bars that shrink: the hours before and after. */
export function barsCard(x, y, heights = [118, 92, 60, 34, 22]) {
  const bars = heights
    .map((h, i) => rect(30 + i * 44, 168 - h, 26, h, i === heights.length - 1 ? color.blue : '#cdd9f5', 6))
    .join('');
  return raised(group(`translate(${x} ${y})`, paper(262, 200), bars, rect(26, 168, 214, 3, '#e4e8f0', 1.5)));
}

/** Rows that are read and found right. */
export function listCard(x, y, rows = 4, width = 270) {
  const height = 36 + rows * 42;
  const drawn = repeat(rows, (i) => {
    const top = 28 + i * 42;
    return (
      done(40, top + 12, 12, i === rows - 1 ? color.amber : color.blue) +
      textLine(66, top + 1, width - 120 - (i % 2) * 30, '#b9c6df') +
      textLine(66, top + 17, width - 160 + (i % 3) * 18, '#e1e7f2')
    );
  });
  return raised(group(`translate(${x} ${y})`, paper(width, height), drawn));
}

/** One form, read field by field. */
export function formCard(x, y, more = '') {
  return raised(
    group(
      `translate(${x} ${y}) ${more}`,
      paper(200, 250),
      rect(24, 28, 78, 12, color.navy, 6),
      repeat(
        4,
        (i) => textLine(24, 62 + i * 30, 60, '#e1e7f2') + textLine(98, 62 + i * 30, 62 + (i % 2) * 16, '#b9c6df'),
      ),
      rect(24, 186, 152, 40, color.pale, 8),
      done(46, 206, 11),
      textLine(68, 202, 84, '#b9c6df'),
    ),
  );
}

/** A share of the whole. */
export function ringCard(x, y, share = 0.82) {
  const length = 2 * Math.PI * 52;
  return raised(
    group(
      `translate(${x} ${y})`,
      paper(200, 190),
      circle(100, 92, 52, 'none', 'stroke="#e1e8f7" stroke-width="20"'),
      circle(
        100,
        92,
        52,
        'none',
        `stroke="${color.blue}" stroke-width="20" stroke-linecap="round" stroke-dasharray="${length * share} ${length}" transform="rotate(-90 100 92)"`,
      ),
      tick(100, 94, 36, color.navy),
    ),
  );
}

/** Somebody seen from afar or from behind: no face, only posture. Feet are at y + 190 when standing. */
export function person(
  x,
  y,
  { shirt = color.blue, hair = color.navy, skin = '#f0c9a8', scale = 1, legs = false, back = false } = {},
) {
  return group(
    `translate(${x} ${y}) scale(${scale})`,
    legs ? rect(-22, 96, 18, 94, color.navy, 8) + rect(4, 96, 18, 94, color.navy, 8) : '',
    path('M-38 118 v-46 q0 -36 38 -36 q38 0 38 36 v46 z', shirt),
    rect(-9, 20, 18, 24, skin, 8),
    circle(0, 6, 23, skin),
    back
      ? path('M-25 4 q-2 -32 25 -32 q27 0 25 32 q0 22 -12 28 q-13 6 -26 0 q-12 -6 -12 -28 z', hair)
      : path('M-24 8 q-4 -34 24 -34 q28 0 24 34 q-6 -14 -14 -18 q-18 6 -34 18 z', hair),
  );
}

export function cover(defs, ...parts) {
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}" viewBox="0 0 ${WIDTH} ${HEIGHT}"><defs>
<filter id="raised" x="-30%" y="-30%" width="160%" height="170%"><feDropShadow dx="0" dy="14" stdDeviation="16" flood-color="#0a0f1e" flood-opacity="0.2"/></filter>
<filter id="soft" x="-50%" y="-50%" width="200%" height="200%"><feGaussianBlur stdDeviation="18"/></filter>
${defs}</defs>${parts.join('')}</svg>`;
}
