// A car under an umbrella in the rain, and the claim that is already read.
import { circle, color, cover, ellipse, flow, formCard, gradient, path, rect, repeat } from '../kit.mjs';

const rain = repeat(60, (i) => {
  const x = (i * 173) % 1300;
  const y = (i * 97) % 600;
  return path(`M${x} ${y} l-9 30`, 'none', 'stroke="#ffffff" stroke-width="3" stroke-linecap="round" opacity="0.5"');
});
const house = (x, y, w, h, tone) =>
  rect(x, y, w, h, tone) +
  path(`M${x - 16} ${y} L${x + w / 2} ${y - 66} L${x + w + 16} ${y} Z`, '#5a76bd') +
  rect(x + 24, y + 30, 34, 40, '#f4d79b', 3) +
  rect(x + w - 58, y + 30, 34, 40, '#dbe6ff', 3);

export default cover(
  gradient('sky', [
    [0, '#7d9be0'],
    [1, '#c5d5f7'],
  ]) +
    gradient('shade', [
      [0, '#2f6bff'],
      [1, '#1749d1'],
    ]),
  rect(0, 0, 1280, 720, 'url(#sky)'),
  ellipse(220, 96, 190, 54, '#93aeea') + ellipse(380, 70, 170, 46, '#a5bcef') + ellipse(1000, 84, 230, 56, '#93aeea'),
  house(40, 430, 180, 150, '#8ea8e4') +
    house(250, 460, 150, 120, '#9fb6ea') +
    house(820, 452, 170, 130, '#9fb6ea') +
    house(1060, 430, 190, 150, '#8ea8e4'),
  rain,
  rect(0, 576, 1280, 144, '#4a5f96') +
    rect(0, 576, 1280, 10, '#dfe7fa') +
    repeat(8, (i) => rect(30 + i * 170, 652, 90, 10, '#cfdaf3', 5)),
  ellipse(520, 640, 300, 20, '#3a4d80'),
  path('M260 612 q-14 -78 46 -86 l78 -18 q44 -70 108 -70 h96 q62 0 104 72 l70 14 q40 12 34 88 z', color.white),
  path('M402 508 q34 -48 78 -48 h24 v48 z', '#8fb0ff') + path('M524 460 h58 q44 0 74 48 h-132 z', '#8fb0ff'),
  path('M260 590 h536 q2 14 0 22 h-536 q-2 -10 0 -22 z', '#d5e0f8') +
    rect(520, 508, 4, 90, '#c9d6f4') +
    rect(540, 528, 34, 7, '#b7c7ea', 3),
  rect(262, 552, 26, 18, '#f4cd7b', 6) + rect(772, 552, 22, 18, color.coral, 6),
  circle(376, 612, 52, color.night) +
    circle(376, 612, 24, '#c3cfe8') +
    circle(670, 612, 52, color.night) +
    circle(670, 612, 24, '#c3cfe8'),
  path(
    'M150 330 Q170 120 525 104 Q880 120 900 330 Q840 286 775 330 Q712 286 650 330 Q588 286 525 330 Q462 286 400 330 Q338 286 275 330 Q212 286 150 330 Z',
    'url(#shade)',
  ),
  path('M525 104 Q380 170 400 330 Q338 286 275 330 Q300 170 525 104 Z', '#5c8bff', 'opacity="0.75"') +
    path('M525 104 Q670 170 650 330 Q712 286 775 330 Q750 170 525 104 Z', '#5c8bff', 'opacity="0.75"'),
  rect(520, 84, 10, 30, color.navy, 5) + rect(521, 308, 8, 140, color.navy, 4),
  flow('M760 536 H880 Q930 536 930 490 V400 H950', [752, 536], [964, 400]),
  formCard(990, 270),
);
