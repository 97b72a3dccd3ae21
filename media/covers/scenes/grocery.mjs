// Shop shelves in colour, a long receipt and its ledger agreeing line by line.
import { circle, color, cover, ellipse, flow, gradient, path, raised, rect, repeat, tick } from '../kit.mjs';

const TONES = ['#f2a65a', '#7ea2f7', '#5fb592', '#ee8468', '#f4cd7b', '#4a72e0'];
const jar = (x, y, i) =>
  rect(x, y - 70, 40, 70, TONES[i % 6], 8) +
  rect(x + 6, y - 82, 28, 14, '#ffffff', 4) +
  rect(x + 7, y - 48, 26, 24, 'rgba(255,255,255,.75)', 4);
const bottle = (x, y, i) =>
  path(`M${x} ${y} v-58 q0 -14 10 -20 v-22 h16 v22 q10 6 10 20 v58 z`, TONES[(i + 2) % 6]) +
  rect(x + 5, y - 44, 26, 26, 'rgba(255,255,255,.7)', 3);
const carton = (x, y, i) =>
  rect(x, y - 88, 50, 88, TONES[(i + 4) % 6], 4) + circle(x + 25, y - 46, 14, 'rgba(255,255,255,.75)');
const row = (y, seed) =>
  repeat(15, (i) => [jar, bottle, carton][(i + seed) % 3](24 + i * 58, y, i * (seed + 1) + seed)) +
  rect(0, y, 920, 16, '#ffffff') +
  rect(0, y + 16, 920, 6, '#c9d4ee');
const receiptRow = (i) =>
  rect(36, 56 + i * 34, 88 - (i % 3) * 14, 9, '#b9c6df', 4) +
  rect(196 - (i % 2) * 12, 56 + i * 34, 48 + (i % 2) * 12, 9, '#d9e1ef', 4) +
  circle(268, 60 + i * 34, 10, i === 6 ? color.amber : color.blue) +
  tick(268, 60 + i * 34, 10);

export default cover(
  gradient('wall', [
    [0, '#f4f7ff'],
    [1, '#e2eafc'],
  ]),
  rect(0, 0, 1280, 720, 'url(#wall)'),
  rect(0, 0, 920, 600, '#dfe8fb'),
  row(160, 0) + row(320, 1) + row(480, 2),
  rect(0, 502, 920, 98, '#cdd9f4'),
  rect(0, 600, 1280, 120, '#f3ead9') + rect(0, 600, 1280, 6, '#e0d2b8'),
  repeat(9, (i) => path(`M${i * 160 - 40} 720 l60 -120 h4 l-60 120 z`, '#eadfc9')),
  ellipse(330, 690, 180, 14, '#dccbad'),
  path(
    'M150 430 h44 l44 176 h196 l40 -130 h-262',
    'none',
    `stroke="${color.navy}" stroke-width="12" stroke-linejoin="round" stroke-linecap="round"`,
  ),
  repeat(4, (i) => path(`M${262 + i * 48} 476 l${12 - i * 6} 130`, 'none', `stroke="${color.navy}" stroke-width="6"`)) +
    path('M222 540 h232', 'none', `stroke="${color.navy}" stroke-width="6"`),
  carton(262, 474, 1) + bottle(322, 474, 3) + jar(370, 474, 0) + jar(416, 474, 4),
  circle(264, 660, 26, color.navy) +
    circle(264, 660, 10, '#f3ead9') +
    circle(414, 660, 26, color.navy) +
    circle(414, 660, 10, '#f3ead9'),
  flow('M454 540 H740 Q800 540 800 480 V330 Q800 290 850 290', [474, 540], [862, 290]),
  raised(
    path(
      'M880 96 h310 v470 l-22 -18 l-22 18 l-22 -18 l-22 18 l-22 -18 l-22 18 l-22 -18 l-22 18 l-22 -18 l-22 18 l-22 -18 l-22 18 l-22 -18 l-24 18 z',
      color.white,
    ),
  ),
  `<g transform="translate(880 96)">${rect(36, 24, 96, 12, color.navy, 6)}${repeat(11, receiptRow)}${rect(36, 420, 238, 4, '#e4e8f0', 2)}</g>`,
);
