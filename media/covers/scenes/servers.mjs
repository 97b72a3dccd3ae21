// An aisle of a machine room: lights in a row, one path through it.
import { circle, color, cover, ellipse, flow, glow, gradient, path, rect, repeat, ringCard } from '../kit.mjs';

const rack = (side, i) => {
  // Perspective by hand: each rack nearer is wider and taller.
  const near = [0, 150, 270, 366, 442, 502][i];
  const far = [150, 270, 366, 442, 502, 548][i];
  const top = (x) => 20 + x * 0.42;
  const bottom = (x) => 720 - x * 0.46;
  const at = (x) => (side === 'left' ? x : 1280 - x);
  const face = path(
    `M${at(near)} ${top(near)} L${at(far)} ${top(far)} V${bottom(far)} L${at(near)} ${bottom(near)} Z`,
    i % 2 ? '#1b2e63' : '#20366f',
    'stroke="#0c1533" stroke-width="4"',
  );
  const units = repeat(13, (u) => {
    const t = (u + 1) / 14;
    const y = (x) => top(x) + (bottom(x) - top(x)) * t;
    const inset = (far - near) * 0.14;
    const lamp = near + (far - near) * 0.76;
    const tone =
      (u * 5 + i * 3 + (side === 'left' ? 0 : 4)) % 9 === 0 ? color.amber : (u + i) % 3 ? '#6ea0ff' : '#7fe0b4';
    return (
      path(
        `M${at(near + inset)} ${y(near + inset)} L${at(far - inset * 3)} ${y(far - inset * 3)}`,
        'none',
        `stroke="#3d5aa8" stroke-width="${7 - i}" stroke-linecap="round"`,
      ) + circle(at(lamp), y(lamp), 5.4 - i * 0.75, tone)
    );
  });
  return face + units;
};

export default cover(
  gradient('floor', [
    [0, '#2c4690'],
    [1, '#0d1738'],
  ]) +
    glow('end', [
      [0, '#cfe0ff', 0.95],
      [0.4, '#6e97ff', 0.5],
      [1, '#1f5eff', 0],
    ]),
  rect(0, 0, 1280, 720, '#0d1738'),
  path('M0 720 L548 468 H732 L1280 720 Z', 'url(#floor)'),
  path('M0 0 L548 250 H732 L1280 0 Z', '#142352'),
  repeat(5, (i) =>
    path(
      `M${[80, 230, 345, 432, 497][i]} ${[36, 104, 156, 196, 226][i]} H${1280 - [80, 230, 345, 432, 497][i]}`,
      'none',
      `stroke="#9dbbff" stroke-width="${11 - i * 2}" opacity="0.75"`,
    ),
  ),
  rect(548, 250, 184, 218, '#2f57c9'),
  rect(572, 276, 60, 192, '#86a8ff', 4) + rect(648, 276, 60, 192, '#86a8ff', 4),
  repeat(6, (i) => rack('left', 5 - i) + rack('right', 5 - i)),
  ellipse(640, 380, 330, 240, 'url(#end)', 'opacity="0.55"'),
  path('M420 720 L610 468 M860 720 L670 468', 'none', 'stroke="#5c8bff" stroke-width="4" opacity="0.5"'),
  flow('M640 640 V540 Q640 500 680 500 H760', [640, 654], [774, 500], '#7fa4ff'),
  ringCard(790, 404, 0.86),
);
