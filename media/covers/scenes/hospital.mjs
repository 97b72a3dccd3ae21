// The reception of a hospital before the first patients: intake already checked.
import { color, cover, ellipse, flow, gradient, hillWindows, listCard, path, person, rect, repeat } from '../kit.mjs';

const plant = (x, y) =>
  repeat(5, (i) =>
    path(
      `M${x} ${y} q${(i - 2) * 26} -60 ${(i - 2) * 34} -${120 - Math.abs(i - 2) * 16} q${(i - 2) * -4} 60 ${(i - 2) * -34} ${120 - Math.abs(i - 2) * 16} z`,
      i % 2 ? '#58b18f' : '#3f9c79',
    ),
  ) + path(`M${x - 34} ${y} h68 l-10 66 h-48 z`, '#ffffff');
const seat = (x) =>
  rect(x, 520, 84, 20, '#5f86e8', 8) +
  rect(x, 452, 84, 60, '#8fb0ff', 12) +
  rect(x + 12, 540, 8, 60, '#8b98b5') +
  rect(x + 64, 540, 8, 60, '#8b98b5');

export default cover(
  gradient('wall', [
    [0, '#eef8f4'],
    [1, '#dff0ea'],
  ]) +
    gradient('desk', [
      [0, '#ffffff'],
      [1, '#e9f0fb'],
    ]),
  rect(0, 0, 1280, 720, 'url(#wall)'),
  rect(0, 600, 1280, 120, '#cfe3dc') + rect(0, 600, 1280, 5, '#b9d5cb'),
  hillWindows('glass', 66, 100, 108, 270, 3, 20),
  rect(520, 70, 280, 280, '#ffffff', 24),
  rect(632, 126, 56, 168, color.blue, 10) + rect(576, 182, 168, 56, color.blue, 10),
  person(566, 400, { shirt: '#7fa2f2', hair: '#3a2a20', scale: 1.15 }) +
    person(740, 400, { shirt: '#8fd0b6', hair: color.navy, scale: 1.15 }),
  rect(440, 500, 440, 120, 'url(#desk)', 14) +
    rect(424, 486, 472, 26, color.navy, 10) +
    rect(470, 540, 120, 10, '#cfddf7', 5) +
    rect(470, 562, 70, 10, '#e1e9fa', 5),
  rect(612, 416, 94, 66, color.navy, 8) + rect(620, 424, 78, 50, '#dbe6ff', 4) + rect(652, 480, 14, 10, color.navy),
  path(
    'M628 450 h14 l6 -14 l10 24 l8 -10 h22',
    'none',
    `stroke="${color.blue}" stroke-width="3.5" stroke-linejoin="round"`,
  ),
  seat(66) + seat(162) + seat(258),
  plant(1190, 572),
  ellipse(1030, 640, 60, 10, '#b9d5cb') + person(1030, 450, { shirt: color.amber, hair: '#26324f', legs: true }),
  flow('M706 449 H860 Q900 449 900 400 V260 H930', [706, 449], [944, 260]),
  listCard(960, 130, 4, 260),
);
