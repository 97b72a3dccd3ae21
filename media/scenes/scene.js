/* Draws a scene at a moment: everything that moves says in data attributes when, in seconds, and `seek(t)` puts it there. */
(() => {
  const seconds = Number(document.body.dataset.seconds);
  const numbers = (text) => text.trim().split(/\s+/).map(Number);
  const between = (t, from, to) => Math.min(1, Math.max(0, (t - from) / (to - from)));
  const easeOut = (x) => 1 - (1 - x) ** 3;
  const easeInOut = (x) => (x < 0.5 ? 4 * x ** 3 : 1 - (-2 * x + 2) ** 3 / 2);
  /** What appeared leaves before the end, so that the end meets the beginning. */
  const staying = (t) => 1 - between(t, seconds - 0.6, seconds - 0.15);

  const MOVES = {
    rise: (left) => `translateY(${10 * left}px)`,
    drop: (left) => `translateY(${-10 * left}px)`,
    side: (left) => `translateX(${14 * left}px)`,
    pop: (left) => `scale(${1 - 0.14 * left})`,
    fade: () => '',
  };

  const drawers = {
    /** `from [until]`: is there between the two. */
    show(element, t, value) {
      const [from, until = 2 * seconds] = numbers(value);
      const shown = easeOut(between(t, from, from + 0.4)) * (1 - between(t, until, until + 0.25)) * staying(t);
      element.style.opacity = shown;
      element.style.transform = MOVES[element.dataset.fx ?? 'rise'](1 - easeOut(between(t, from, from + 0.4)));
    },
    /** `from [until]`, several parted by commas: has the class `on`. */
    on(element, t, value) {
      const isOn = value.split(',').some((span) => {
        const [from, until = seconds - 0.35] = numbers(span);
        return t >= from && t < until;
      });
      element.classList.toggle('on', isOn);
    },
    /** `from to`: its text is typed. */
    type(element, t, value) {
      const [from, to] = numbers(value);
      element.dataset.text ??= element.textContent;
      const letters = Math.round(element.dataset.text.length * between(t, from, to));
      element.textContent = element.dataset.text.slice(0, letters);
      element.classList.toggle('caret', t >= from && t < to + 0.3);
      element.style.opacity = staying(t);
    },
    /** `from to first last [decimals]`: a number that counts. */
    count(element, t, value) {
      const [from, to, first, last, decimals = 0] = numbers(value);
      const number = first + (last - first) * easeOut(between(t, from, to));
      element.textContent = number.toLocaleString('ko-KR', {
        minimumFractionDigits: decimals,
        maximumFractionDigits: decimals,
      });
    },
    /** `from to`: a line of `pathLength` 1 that is drawn. */
    draw(element, t, value) {
      const [from, to] = numbers(value);
      element.style.strokeDasharray = '1 1';
      element.style.strokeDashoffset = 1 - easeInOut(between(t, from, to));
      element.style.opacity = t < from ? 0 : staying(t);
    },
    /** `from to [first last]`: `--g` from 0 to 1, for the style sheet. */
    grow(element, t, value) {
      const [from, to, first = 0, last = 1] = numbers(value);
      const grown = first + (last - first) * easeOut(between(t, from, to));
      element.style.setProperty('--g', first + (grown - first) * staying(t));
    },
    /** `t x y, t x y …`: goes from place to place. */
    path(element, t, value) {
      const stops = value.split(',').map(numbers);
      const next = stops.findIndex(([at]) => at > t);
      const [at, x, y] = stops.at(next === -1 ? -1 : Math.max(0, next - 1));
      const [nextAt, nextX, nextY] = next > 0 ? stops[next] : [at + 1, x, y];
      const way = easeInOut(between(t, at, nextAt));
      element.style.transform = `translate(${x + (nextX - x) * way}px, ${y + (nextY - y) * way}px)`;
    },
    /** `t text | t text …`: the last one whose time has come. */
    say(element, t, value) {
      const said = value.split('|').map((part) => part.trim().split(/ (.*)/s));
      element.textContent = said.findLast(([at]) => Number(at) <= t)?.[1] ?? '';
    },
  };

  window.scene = {
    seconds,
    posterAt: Number(document.body.dataset.poster),
    seek(t) {
      for (const [name, draw] of Object.entries(drawers))
        for (const element of document.querySelectorAll(`[data-${name}]`)) draw(element, t, element.dataset[name]);
    },
    paintIcons(icons) {
      for (const element of document.querySelectorAll('[data-icon]')) element.innerHTML = icons[element.dataset.icon];
    },
  };
})();
