// A hundred and twenty robots on the wall, three people in front of it.
import { color, cover, flow, glow, gradient, ellipse, listCard, path, person, raised, rect, repeat } from '../kit.mjs';

const STATES = { 17: color.amber, 46: color.amber, 71: color.coral, 98: color.amber };
const wall = repeat(120, (i) => {
  const x = 202 + (i % 20) * 30;
  const y = 122 + Math.floor(i / 20) * 40;
  return rect(x, y, 20, 28, STATES[i] ?? ((i * 7) % 11 < 7 ? '#4d7dff' : '#2b4694'), 5);
});
const desk = (x, y) =>
  rect(x - 96, y - 74, 120, 78, '#203465', 8) +
  rect(x - 86, y - 64, 100, 58, '#35549f', 4) +
  rect(x - 72, y - 50, 54, 7, color.sky, 3) +
  rect(x - 72, y - 36, 72, 7, '#6f92e8', 3) +
  rect(x - 72, y - 22, 38, 7, '#6f92e8', 3);
const chair = (x) => rect(x - 46, 560, 92, 120, '#1a2b58', 24) + rect(x - 8, 670, 16, 50, '#13204a');

export default cover(
  gradient('room', [
    [0, '#0a1230'],
    [1, '#172a5e'],
  ]) +
    glow('light', [
      [0, '#4d7dff', 0.5],
      [1, '#4d7dff', 0],
    ]),
  rect(0, 0, 1280, 720, 'url(#room)'),
  ellipse(490, 260, 640, 330, 'url(#light)'),
  raised(
    rect(160, 78, 660, 310, '#0e1a40', 20),
    rect(160, 78, 660, 310, 'none', 20, 'stroke="#2c4690" stroke-width="3"'),
  ),
  wall,
  rect(472, 388, 36, 60, '#1a2b58'),
  path('M0 560 L120 452 H1160 L1280 560 V720 H0 Z', '#0f1b42'),
  rect(110, 520, 1060, 24, '#2b4383', 10),
  rect(150, 544, 18, 176, '#1e3168'),
  rect(1112, 544, 18, 176, '#1e3168'),
  [330, 640, 950].map((x) => desk(x + 30, 518)).join(''),
  [330, 640, 950]
    .map(
      (x, i) =>
        person(x, 476, {
          shirt: [color.blue, '#dfe8ff', color.amber][i],
          hair: ['#0b122b', '#3a2a20', '#0b122b'][i],
          scale: 1.25,
          back: true,
        }) + chair(x),
    )
    .join(''),
  flow('M820 232 H900', [820, 232], [914, 232], '#5c8bff'),
  listCard(930, 120, 4, 250),
);
