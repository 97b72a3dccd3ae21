// Evening by the sea: lit rooms, light on the water, and bookings that agree.
import { circle, cover, flow, glow, gradient, ellipse, listCard, path, rect, repeat } from '../kit.mjs';

const room = (col, row) =>
  rect(150 + col * 62, 188 + row * 62, 46, 40, (col * 5 + row * 3) % 7 < 4 ? '#ffd893' : '#3a5599', 4) +
  rect(146 + col * 62, 230 + row * 62, 54, 6, '#6d88cc', 2);
const palm = (x, y, s) =>
  `<g transform="translate(${x} ${y}) scale(${s})">${path('M-6 0 q10 -110 -4 -210 l12 -2 q16 110 10 212 z', '#1a2a5a')}${repeat(7, (i) => `<g transform="translate(2 -210) rotate(${-100 + i * 33})">${path('M0 0 q50 -34 104 6 q-56 -8 -104 -6 z', '#24396f')}</g>`)}</g>`;

export default cover(
  gradient('sky', [
    [0, '#1a2a63'],
    [0.55, '#5b62a8'],
    [1, '#f1a87c'],
  ]) +
    gradient('sea', [
      [0, '#d98d7a'],
      [0.3, '#4a56a0'],
      [1, '#111c48'],
    ]) +
    glow('moon', [
      [0, '#fff3d6', 0.9],
      [1, '#fff3d6', 0],
    ]),
  rect(0, 0, 1280, 720, 'url(#sky)'),
  ellipse(900, 300, 220, 220, 'url(#moon)') + circle(900, 300, 62, '#fff0cf'),
  repeat(26, (i) => circle((i * 197) % 1270, (i * 83) % 250, 1.5 + (i % 3) * 0.6, '#ffffff', 'opacity="0.7"')),
  rect(0, 440, 1280, 280, 'url(#sea)'),
  repeat(40, (i) => {
    const y = 456 + i * 6.4;
    const w = 14 + ((i * 37) % 90);
    return rect(900 - w / 2 + (((i * 53) % 80) - 40), y, w, 3.4, '#ffe6b8', 1.7, `opacity="${0.85 - i * 0.014}"`);
  }),
  path('M0 440 q140 -20 330 -16 t420 16 v80 q-300 40 -480 30 t-270 20 z', '#16234f'),
  rect(130, 160, 460, 300, '#223669', 8) +
    rect(110, 146, 500, 18, '#34508f', 6) +
    rect(590, 300, 150, 160, '#1c2e5e', 6) +
    rect(580, 290, 170, 14, '#34508f', 5),
  repeat(7, (c) => repeat(4, (r) => room(c, r))),
  repeat(2, (c) => rect(612 + c * 58, 330, 42, 40, '#ffd893', 4) + rect(612 + c * 58, 394, 42, 40, '#3a5599', 4)),
  rect(60, 478, 470, 64, '#4fb6d8', 32) +
    rect(60, 478, 470, 64, 'none', 32, 'stroke="#dff3fb" stroke-width="6"') +
    repeat(6, (i) =>
      path(
        `M${110 + i * 64} ${502 + (i % 2) * 16} q14 -8 28 0`,
        'none',
        'stroke="#dff3fb" stroke-width="4" stroke-linecap="round"',
      ),
    ),
  palm(48, 520, 1.2) + palm(640, 486, 0.7) + palm(700, 492, 0.55),
  flow('M590 210 H720 Q770 210 770 170 V130 H820', [590, 210], [834, 130], '#8fb0ff'),
  listCard(852, 60, 3, 270),
);
