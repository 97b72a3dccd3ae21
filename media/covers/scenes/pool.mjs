// A public pool from above: lanes at rest, and one flow that keeps to its own.
import { circle, color, cover, flow, gradient, path, rect, repeat, ringCard } from '../kit.mjs';

const rope = (y) =>
  repeat(54, (i) => rect(150 + i * 19, y, 14, 10, ['#ffffff', '#ee7d5e', '#ffffff', '#1f5eff'][i % 4], 5));
const skin = '#f0c9a8';
const swimmer = (x, y, cap) =>
  path(
    `M${x - 190} ${y - 16} q16 -10 32 0 M${x - 196} ${y + 4} q16 -10 32 0 M${x - 186} ${y + 22} q16 -10 32 0`,
    'none',
    'stroke="#ffffff" stroke-width="5" stroke-linecap="round" opacity="0.85"',
  ) +
  path(
    `M${x - 72} ${y - 9} L${x - 142} ${y - 14} M${x - 72} ${y + 9} L${x - 138} ${y + 16}`,
    'none',
    `stroke="${skin}" stroke-width="13" stroke-linecap="round"`,
  ) +
  path(`M${x - 16} ${y - 16} q30 -34 70 -22`, 'none', `stroke="${skin}" stroke-width="12" stroke-linecap="round"`) +
  path(`M${x - 18} ${y + 16} q-20 28 -52 26`, 'none', `stroke="${skin}" stroke-width="12" stroke-linecap="round"`) +
  path(`M${x - 12} ${y - 22} q8 22 0 44 q-32 2 -66 -8 v-28 q34 -10 66 -8 z`, skin) +
  path(`M${x - 56} ${y - 18} q-16 2 -24 5 v26 q8 3 24 5 z`, color.navy) +
  circle(x + 8, y, 18, cap) +
  path(`M${x - 4} ${y - 13} a18 18 0 0 0 0 26`, 'none', 'stroke="#ffffff" stroke-width="4" opacity="0.7"');

export default cover(
  gradient(
    'water',
    [
      [0, '#8ad2ec'],
      [1, '#4fa9dd'],
    ],
    [0, 0],
    [1, 1],
  ),
  rect(0, 0, 1280, 720, '#f1eadd'),
  repeat(33, (i) => rect(i * 40, 0, 2, 720, '#e4dac8')) + repeat(19, (i) => rect(0, i * 40, 1280, 2, '#e4dac8')),
  rect(128, 76, 1060, 568, '#ffffff', 26) + rect(146, 94, 1024, 532, 'url(#water)', 14),
  repeat(26, (i) =>
    path(
      `M${170 + ((i * 173) % 940)} ${120 + ((i * 67) % 480)} q14 -9 28 0 t28 0`,
      'none',
      'stroke="#ffffff" stroke-width="4" stroke-linecap="round" opacity="0.4"',
    ),
  ),
  repeat(
    5,
    (i) =>
      rect(230, 138 + i * 106, 860, 12, '#2f7fbb', 6, 'opacity="0.55"') +
      rect(230, 122 + i * 106, 12, 44, '#2f7fbb', 6, 'opacity="0.55"') +
      rect(1078, 122 + i * 106, 12, 44, '#2f7fbb', 6, 'opacity="0.55"'),
  ),
  repeat(4, (i) => rope(194 + i * 106)),
  repeat(5, (i) => rect(70, 124 + i * 106, 62, 44, color.navy, 10) + rect(120, 132 + i * 106, 26, 28, color.blue, 6)),
  swimmer(560, 250, color.coral) + swimmer(860, 462, color.blue) + swimmer(400, 568, color.amber),
  rect(1196, 220, 60, 140, '#e2b57c', 14) +
    rect(1196, 400, 60, 140, '#8fb0ff', 14) +
    rect(1206, 232, 40, 36, '#ffffff', 10) +
    rect(1206, 412, 40, 36, '#ffffff', 10),
  flow('M300 356 H700 Q740 356 740 316 V260 Q740 220 780 220 H820', [300, 356], [834, 220]),
  ringCard(860, 120, 0.9),
);
