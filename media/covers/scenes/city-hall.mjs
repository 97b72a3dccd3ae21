// A city hall in the morning; applications go in at the door and come out checked.
import { circle, color, cover, ellipse, flow, formCard, gradient, path, person, rect, repeat } from '../kit.mjs';

const column = (i) =>
  rect(338 + i * 92, 300, 34, 240, '#ffffff', 4) +
  rect(330 + i * 92, 290, 50, 16, '#dbe5ff', 4) +
  rect(330 + i * 92, 532, 50, 16, '#dbe5ff', 4);
const pane = (x, y) => rect(x, y, 46, 66, '#9db8f5', 4) + rect(x + 21, y, 4, 66, '#dbe5ff');
const tree = (x, y, s) =>
  rect(x - 6 * s, y - 60 * s, 12 * s, 70 * s, '#6b5a48', 4) +
  circle(x, y - 100 * s, 58 * s, '#58b18f') +
  circle(x - 34 * s, y - 70 * s, 40 * s, '#3f9c79') +
  circle(x + 32 * s, y - 66 * s, 36 * s, '#74c4a5');

export default cover(
  gradient('sky', [
    [0, '#dce8ff'],
    [1, '#f7f3ea'],
  ]),
  rect(0, 0, 1280, 720, 'url(#sky)'),
  circle(1080, 140, 64, '#ffe2ad'),
  path('M0 520 Q220 380 430 500 T860 480 T1280 470 V720 H0 Z', '#cfdcf7'),
  rect(130, 330, 820, 230, '#c3d3f7', 6),
  repeat(3, (i) => pane(156 + i * 56, 366) + pane(156 + i * 56, 456)),
  repeat(3, (i) => pane(762 + i * 60, 366) + pane(762 + i * 60, 456)),
  rect(316, 262, 450, 298, '#b3c7f5'),
  path('M290 262 L541 140 L792 262 Z', color.white),
  path('M350 250 L541 160 L732 250 Z', '#dbe5ff'),
  circle(541, 216, 22, color.blue) + circle(541, 216, 9, color.white),
  rect(300, 256, 482, 22, '#ffffff', 4),
  rect(490, 400, 102, 160, color.navy, 6) +
    rect(539, 400, 4, 160, '#3b528c') +
    rect(498, 410, 36, 60, '#35549f', 3) +
    rect(548, 410, 36, 60, '#35549f', 3),
  repeat(5, column),
  rect(286, 548, 510, 18, '#e6edff') + rect(262, 564, 558, 18, '#d5e0fb') + rect(238, 580, 606, 20, '#c3d3f7'),
  rect(0, 600, 1280, 120, '#e8dfcf') + rect(0, 600, 1280, 6, '#d8cbb5'),
  path('M420 600 H660 L760 720 H330 Z', '#f4eddf'),
  tree(96, 604, 1.2) + tree(1010, 604, 1),
  ellipse(300, 690, 40, 8, '#cdbfa7') + person(300, 500, { shirt: color.blue, legs: true }),
  ellipse(724, 700, 44, 8, '#cdbfa7') + person(724, 510, { shirt: color.coral, hair: '#3a2a20', legs: true }),
  flagpole(),
  flow('M592 470 H900 Q960 470 960 410 V300 Q960 250 1000 250', [592, 470], [1014, 250]),
  formCard(1030, 150),
);

function flagpole() {
  return rect(870, 300, 6, 300, '#8fa0c6') + path('M876 306 h86 l-18 26 l18 26 h-86 z', color.blue);
}
