// A clean line for medicines: bottles in a row, each with its batch record closed.
import { circle, color, cover, ellipse, flow, formCard, gradient, path, rect, repeat } from '../kit.mjs';

const bottle = (x, y, full) =>
  rect(x + 14, y - 132, 44, 22, '#ffffff', 5) +
  rect(x + 20, y - 112, 32, 14, '#cddaf5') +
  path(`M${x} ${y} v-78 q0 -18 20 -22 h32 q20 4 20 22 v78 q0 6 -6 6 h-60 q-6 0 -6 -6 z`, full ? '#f2b267' : '#b9cbf3') +
  rect(x, y - 62, 72, 40, '#ffffff') +
  rect(x + 10, y - 52, 34, 7, color.blue, 3) +
  rect(x + 10, y - 38, 50, 6, '#c3d0ea', 3);
const flask = (x, y, s, tone) =>
  `<g transform="translate(${x} ${y}) scale(${s})">${path('M-18 -120 h36 v50 l46 84 q8 22 -14 22 h-100 q-22 0 -14 -22 l46 -84 z', '#ffffff', 'opacity="0.75" stroke="#a9bfee" stroke-width="4"')}${path('M-38 -30 h76 l24 44 q8 18 -12 18 h-100 q-20 0 -12 -18 z', tone)}</g>`;

export default cover(
  gradient('wall', [
    [0, '#f1f5ff'],
    [1, '#dfe8fc'],
  ]),
  rect(0, 0, 1280, 720, 'url(#wall)'),
  repeat(9, (i) => rect(i * 150, 0, 3, 520, '#d2def8')) +
    rect(0, 170, 1280, 3, '#d2def8') +
    rect(0, 345, 1280, 3, '#d2def8'),
  rect(60, 90, 360, 240, '#ffffff', 14) +
    rect(74, 104, 332, 212, '#c8dafd', 8) +
    path('M74 316 l90 -212 h60 l-90 212 z', '#ffffff', 'opacity="0.35"'),
  rect(92, 276, 296, 8, '#8fa9e3'),
  flask(150, 244, 0.9, '#7fd0b0') + flask(250, 244, 0.9, '#8fb0ff') + flask(344, 244, 0.75, '#f2b267'),
  rect(0, 540, 1280, 34, '#ffffff', 0) +
    rect(0, 574, 1280, 14, '#a9bde8') +
    repeat(22, (i) => circle(30 + i * 60, 557, 11, '#b8c9ee') + circle(30 + i * 60, 557, 4, '#7f97cd')),
  rect(0, 588, 1280, 132, '#c5d3f1') +
    repeat(5, (i) => rect(60 + i * 250, 612, 210, 108, '#d6e1f8', 8) + rect(150 + i * 250, 636, 30, 8, '#9fb3e0', 4)),
  ellipse(600, 545, 560, 6, '#8fa4d6', 'opacity="0.4"'),
  repeat(4, (i) => bottle(40 + i * 112, 532, false)),
  rect(540, 150, 212, 190, color.navy, 16) +
    rect(560, 170, 172, 70, '#2c4690', 8) +
    path(
      'M576 208 h24 l10 -22 l14 40 l12 -24 h28',
      'none',
      'stroke="#8fb0ff" stroke-width="5" stroke-linecap="round" stroke-linejoin="round"',
    ) +
    circle(706, 204, 9, '#7fe0b4'),
  rect(572, 340, 30, 26, '#4a66b0') +
    path('M572 366 h30 l-8 26 h-14 z', '#8fb0ff') +
    rect(690, 340, 30, 26, '#4a66b0') +
    path('M690 366 h30 l-8 26 h-14 z', '#8fb0ff'),
  repeat(6, (i) => bottle(551 + i * 118, 532, true)),
  flow('M752 220 H940', [752, 220], [954, 220]),
  formCard(980, 100),
);
