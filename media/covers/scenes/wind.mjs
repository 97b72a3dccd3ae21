// Wind and sun over the sea, and the power they settle by the hour.
import { barsCard, circle, color, cover, flow, gradient, group, path, rect, repeat } from '../kit.mjs';

const blade = 'M0 0 C 12 -20 12 -110 0 -176 C -10 -120 -10 -30 0 0 Z';
const turbine = (x, y, s, turn) =>
  group(
    `translate(${x} ${y}) scale(${s})`,
    path('M-7 0 L7 0 L13 380 L-13 380 Z', '#ffffff'),
    path('M0 0 L7 0 L13 380 L2 380 Z', '#d7e3fb'),
    repeat(3, (i) => group(`rotate(${turn + i * 120})`, path(blade, '#ffffff', 'stroke="#cfddf7" stroke-width="2"'))),
    circle(0, 0, 13, '#ffffff', 'stroke="#b7caf1" stroke-width="4"'),
  );
const panel = (x, y, s) =>
  group(
    `translate(${x} ${y}) scale(${s})`,
    rect(86, 70, 12, 66, '#8b98b5'),
    path('M30 0 H210 L170 92 H-10 Z', color.navy),
    repeat(3, (i) => path(`M${75 + i * 45 - 3} 2 l-40 88`, 'none', 'stroke="#5f86e8" stroke-width="3"')),
    path('M20 30 H197 M6 61 H183', 'none', 'stroke="#5f86e8" stroke-width="3"'),
  );

export default cover(
  gradient('sky', [
    [0, '#bcd3ff'],
    [0.7, '#eaf1ff'],
    [1, '#fdf3e2'],
  ]) +
    gradient('sea', [
      [0, '#7fa6f5'],
      [1, '#3c6fe6'],
    ]),
  rect(0, 0, 1280, 720, 'url(#sky)'),
  circle(250, 330, 84, '#ffdda0'),
  rect(0, 400, 1280, 200, 'url(#sea)'),
  repeat(14, (i) =>
    rect((i * 211) % 1240, 420 + ((i * 37) % 110), 60 + ((i * 29) % 70), 5, '#ffffff', 2.5, 'opacity="0.35"'),
  ),
  rect(196, 412, 108, 6, '#ffe9c4', 3) + rect(212, 430, 76, 6, '#ffe9c4', 3) + rect(226, 450, 48, 6, '#ffe9c4', 3),
  turbine(130, 260, 0.46, 14) + turbine(420, 236, 0.55, 70) + turbine(866, 300, 0.38, 40),
  path('M0 560 Q300 470 640 540 T1280 520 V720 H0 Z', '#6dbb98'),
  path('M0 630 Q360 540 720 612 T1280 600 V720 H0 Z', '#3f9c79'),
  turbine(690, 196, 1.1, 24),
  panel(70, 560, 0.86) + panel(270, 566, 0.86) + panel(470, 590, 0.86) + panel(130, 634, 0.9) + panel(340, 640, 0.9),
  flow('M690 470 H800 Q850 470 850 420 V330 H900', [690, 470], [914, 330]),
  barsCard(930, 230, [46, 74, 96, 122, 88]),
);
