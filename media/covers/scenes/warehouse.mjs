// A returns centre: parcels come off the belt in three lanes at once.
import { color, cover, flow, gradient, circle, listCard, path, rect, repeat } from '../kit.mjs';

const TONES = ['#e2b57c', '#d3a268', '#edc796', '#c8935a'];
const box = (x, y, w, h, i) =>
  rect(x, y, w, h, TONES[i % 4], 4) +
  rect(x + w / 2 - 7, y, 14, h, 'rgba(255,255,255,.32)') +
  rect(x + 8, y + h - 20, 22, 10, 'rgba(255,255,255,.7)', 2);
const shelf = (x) =>
  rect(x, 70, 12, 440, color.blue) +
  rect(x + 268, 70, 12, 440, color.blue) +
  repeat(4, (row) => {
    const y = 160 + row * 110;
    return (
      repeat(4, (i) => {
        const h = 44 + ((i * 17 + row * 23 + x) % 34);
        return (i + row + Math.round(x / 100)) % 6 === 0 ? '' : box(x + 18 + i * 63, y - h, 56, h, i + row);
      }) + rect(x - 6, y, 292, 12, '#f07f4f', 3)
    );
  });
const belt = (y) =>
  rect(-10, y, 1300, 30, '#24386f', 15) +
  repeat(27, (i) => circle(20 + i * 49, y + 15, 9, '#4a66b0')) +
  rect(-10, y + 34, 1300, 8, '#18274f');

export default cover(
  gradient('hall', [
    [0, '#eaf0ff'],
    [1, '#d4dff8'],
  ]),
  rect(0, 0, 1280, 720, 'url(#hall)'),
  repeat(
    6,
    (i) =>
      rect(70 + i * 210, 0, 120, 14, '#ffffff', 7) +
      path(`M${70 + i * 210} 14 h120 l60 120 h-240 z`, '#ffffff', 'opacity="0.35"'),
  ),
  shelf(60) + shelf(372) + shelf(684) + shelf(996),
  rect(0, 510, 1280, 210, '#bccbef'),
  rect(0, 510, 1280, 6, '#a5b8e6'),
  repeat(9, (i) => path(`M${i * 160 - 20} 700 h90 l16 -14 h-90 z`, '#f4cd7b')),
  belt(586),
  repeat(5, (i) => box(60 + i * 250, 586 - 86 + (i % 2) * 18, 112, 86 - (i % 2) * 18, i + 1)),
  rect(560, 410, 26, 180, color.navy, 6) +
    rect(800, 410, 26, 180, color.navy, 6) +
    rect(544, 388, 298, 40, color.navy, 12),
  path('M586 428 h214 l40 158 h-294 z', '#5c8bff', 'opacity="0.22"'),
  circle(693, 408, 9, '#7fe0b4'),
  flow('M693 388 V330 H842', [693, 388], [856, 330]),
  listCard(872, 196, 4, 270),
);
