// An empty classroom in the afternoon; the applications of a course are already in the list.
import { circle, color, cover, flow, gradient, hillWindows, listCard, path, rect, repeat } from '../kit.mjs';

const desk = (x, y, s, tone) =>
  `<g transform="translate(${x} ${y}) scale(${s})">${rect(0, 0, 190, 16, tone, 5)}${path('M8 16 h174 l-8 34 h-158 z', '#c99c66')}${rect(16, 50, 10, 92, '#6c7894')}${rect(164, 50, 10, 92, '#6c7894')}${rect(112, -10, 52, 10, '#5f86e8', 2)}${rect(106, -18, 60, 9, '#ee8468', 2)}</g>`;

export default cover(
  gradient('wall', [
    [0, '#fdf7ec'],
    [1, '#f5ead6'],
  ]) +
    gradient('board', [
      [0, '#24466b'],
      [1, '#1b3a5c'],
    ]) +
    gradient(
      'ray',
      [
        [0, '#fff3d2', 0.9],
        [1, '#fff3d2', 0],
      ],
      [1, 0],
      [0, 1],
    ),
  rect(0, 0, 1280, 720, 'url(#wall)'),
  rect(0, 560, 1280, 160, '#dfc59c') + rect(0, 560, 1280, 8, '#cbae80'),
  repeat(12, (i) => path(`M${i * 130 - 60} 720 L${250 + i * 70} 568`, 'none', 'stroke="#d1b384" stroke-width="3"')),
  rect(90, 96, 620, 300, '#c99c66', 12) +
    rect(106, 112, 588, 268, 'url(#board)', 4) +
    rect(90, 396, 620, 14, '#b78750', 4),
  path(
    'M150 300 q60 -120 120 -60 t110 -30 t110 -60',
    'none',
    'stroke="#ffffff" stroke-width="5" stroke-linecap="round" opacity="0.85"',
  ),
  path('M150 330 H500 M150 330 V160', 'none', 'stroke="#ffffff" stroke-width="4" stroke-linecap="round" opacity="0.6"'),
  circle(596, 200, 44, 'none', 'stroke="#f4cd7b" stroke-width="5"') +
    path('M596 156 v88 M552 200 h88', 'none', 'stroke="#f4cd7b" stroke-width="4"'),
  rect(540, 290, 120, 6, '#ffffff', 3, 'opacity="0.6"') + rect(540, 314, 84, 6, '#ffffff', 3, 'opacity="0.6"'),
  rect(200, 388, 44, 8, '#ffffff', 4) + rect(254, 388, 30, 8, '#f4cd7b', 4),
  hillWindows('glass', 790, 60, 136, 330, 3, 22),
  path('M780 400 H1240 L900 720 H240 Z', 'url(#ray)', 'opacity="0.5"'),
  circle(738, 60, 34, '#ffffff', 'stroke="#b78750" stroke-width="6"') +
    path('M738 60 V40 M738 60 h14', 'none', `stroke="${color.navy}" stroke-width="4" stroke-linecap="round"`),
  desk(120, 486, 0.72, '#e0b983') + desk(330, 486, 0.72, '#e0b983') + desk(540, 486, 0.72, '#e0b983'),
  desk(40, 570, 1.02, '#ebc793') + desk(310, 570, 1.02, '#ebc793') + desk(580, 570, 1.02, '#ebc793'),
  flow('M694 300 H700 Q744 300 744 344 V480 H850', [680, 300], [864, 480]),
  listCard(880, 360, 5, 290),
);
