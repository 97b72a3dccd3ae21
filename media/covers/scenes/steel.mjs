// Hot rolling at night: the slab comes in glowing, leaves as a coil, and the hours of closing shrink.
import {
  barsCard,
  circle,
  color,
  cover,
  ellipse,
  faded,
  flow,
  glow,
  gradient,
  line,
  path,
  rect,
  repeat,
} from '../kit.mjs';

const truss = repeat(9, (i) =>
  path(`M${i * 160 - 80} 40 L${i * 160} 104 L${i * 160 + 80} 40`, 'none', `stroke="#2b3f7a" stroke-width="6"`),
);
const windows = repeat(11, (i) => rect(40 + i * 112, 190, 62, 200, color.sky, 4, 'opacity="0.1"'));
const roller = (i) => circle(30 + i * 62, 588, 20, '#33466f') + circle(30 + i * 62, 588, 7, '#111a36');
const stand = (x) =>
  rect(x, 300, 40, 320, '#2c3f70', 6) +
  rect(x + 120, 300, 40, 320, '#2c3f70', 6) +
  rect(x - 14, 276, 188, 44, '#3b528c', 8) +
  circle(x + 80, 470, 50, '#5d76b5') +
  circle(x + 80, 470, 16, '#2c3f70') +
  circle(x + 80, 602, 38, '#4a629f') +
  circle(x + 80, 602, 12, '#2c3f70');
const coil = repeat(6, (i) =>
  circle(1120, 505, 98 - i * 15, 'none', `stroke="${['#f7c27a', '#f5a94f', '#ef8f55'][i % 3]}" stroke-width="10"`),
);

export default cover(
  gradient('sky', [
    [0, '#0b1330'],
    [1, '#1d3069'],
  ]) +
    gradient(
      'slab',
      [
        [0, '#ffd28a'],
        [0.7, '#f6924a'],
        [1, '#ee7d5e'],
      ],
      [0, 0],
      [1, 0],
    ) +
    glow('heat', [
      [0, '#ff9a4d', 0.75],
      [1, '#ff9a4d', 0],
    ]),
  rect(0, 0, 1280, 720, 'url(#sky)'),
  windows,
  rect(0, 28, 1280, 14, '#2b3f7a'),
  truss,
  rect(0, 104, 1280, 12, '#2b3f7a'),
  rect(0, 150, 1280, 22, '#40578f'),
  rect(300, 138, 150, 46, color.amber, 8),
  line(375, 184, 375, 262, '#8ea4d8', 5),
  circle(375, 318, 54, 'none', 'stroke="#9fb2de" stroke-width="20"'),
  circle(375, 318, 30, 'none', 'stroke="#7f96cc" stroke-width="12"'),
  ellipse(380, 540, 520, 130, 'url(#heat)'),
  ellipse(1120, 510, 240, 200, 'url(#heat)'),
  rect(0, 620, 1280, 100, '#0c1431'),
  rect(0, 604, 1280, 18, '#26386b'),
  repeat(21, roller),
  rect(-20, 534, 650, 36, 'url(#slab)', 8),
  rect(620, 548, 500, 14, '#f28a50', 4),
  stand(560),
  circle(1120, 505, 106, '#a4532f'),
  coil,
  circle(1120, 505, 16, '#2a1c2c'),
  faded(
    0.35,
    repeat(7, (i) => rect(40 + i * 190, 652, 96, 8, '#3b528c', 4)),
  ),
  flow('M640 276 V236 H810', [640, 276], [824, 236], '#5c8bff'),
  barsCard(838, 190),
);
