// A tower going up floor by floor while invoices of the subcontractors are checked.
import { circle, color, cover, flow, formCard, gradient, line, path, rect, repeat } from '../kit.mjs';

const floor = (i) => {
  const y = 560 - i * 74;
  const finished = i < 4;
  return (
    rect(330, y, 340, 14, '#41588f') +
    repeat(5, (k) => rect(338 + k * 79, y + 14, 12, 60, '#5a73ad')) +
    (finished
      ? repeat(4, (k) => rect(353 + k * 79, y + 18, 60, 52, ['#bcd0ff', '#dbe6ff', '#a9c1fa'][(k + i) % 3], 2))
      : '')
  );
};
const lattice = (x, y, n, step, h) =>
  repeat(n, (i) =>
    path(`M${x + i * step} ${y} l${step / 2} ${h} l${step / 2} ${-h}`, 'none', 'stroke="#f0a03c" stroke-width="4"'),
  );
const mast = repeat(14, (i) =>
  path(`M770 ${640 - i * 40} l36 -40 M806 ${640 - i * 40} l-36 -40`, 'none', 'stroke="#f0a03c" stroke-width="4"'),
);

export default cover(
  gradient('sky', [
    [0, '#fbe9d2'],
    [0.55, '#f6f2ee'],
    [1, '#e3ecff'],
  ]),
  rect(0, 0, 1280, 720, 'url(#sky)'),
  circle(190, 190, 70, '#ffd394'),
  repeat(
    9,
    (i) =>
      rect(i * 150 - 20, 420 + ((i * 53) % 110), 110, 240, '#d3ddf3') +
      rect(i * 150 + 70, 470 + ((i * 31) % 80), 90, 200, '#c4d1ee'),
  ),
  rect(0, 634, 1280, 86, '#d9c6a6') + rect(0, 634, 1280, 6, '#c4ad86'),
  rect(300, 620, 400, 20, '#33477b'),
  repeat(6, floor),
  repeat(5, (k) => rect(338 + k * 79, 150, 8, 40, '#8b98b5')),
  rect(766, 110, 6, 530, '#f0a03c') + rect(804, 110, 6, 530, '#f0a03c') + mast,
  rect(250, 104, 860, 6, '#f0a03c') + rect(250, 140, 860, 6, '#f0a03c') + lattice(250, 142, 21, 41, -34),
  path('M788 40 L430 106 M788 40 L1060 106', 'none', 'stroke="#8a6a3c" stroke-width="4"') +
    path('M770 110 L788 40 L806 110', 'none', 'stroke="#f0a03c" stroke-width="6"'),
  rect(752, 146, 54, 58, color.navy, 6) + rect(758, 154, 28, 30, '#bcd0ff', 3),
  rect(1040, 146, 74, 56, '#7a8398', 4),
  rect(282, 146, 40, 14, color.navy, 3) +
    line(302, 160, 302, 330, color.navy, 3) +
    path('M302 330 l-66 34 M302 330 l66 34', 'none', `stroke="${color.navy}" stroke-width="3"`) +
    rect(222, 362, 160, 16, '#f07f4f', 3) +
    rect(222, 384, 160, 16, '#d96a3c', 3),
  rect(60, 560, 130, 76, color.blue, 6) +
    rect(60, 560, 130, 12, '#174bd6', 4) +
    repeat(3, (i) => rect(76 + i * 38, 588, 24, 26, '#cfddff', 3)) +
    rect(206, 590, 60, 46, '#f07f4f', 4),
  repeat(4, (i) => circle(880 + i * 44, 652, 22, '#b9a079') + circle(880 + i * 44, 652, 9, '#8d7650')),
  flow('M670 400 H840 Q900 400 900 350 V340 H940', [670, 400], [954, 340]),
  formCard(970, 236),
);
