/** `work`, of which no more than `most` run at the same time: the others wait for their turn. */
export function atMost<A extends unknown[], R>(
  most: number,
  work: (...args: A) => Promise<R>,
): (...args: A) => Promise<R> {
  const waiting: (() => void)[] = [];
  let running = 0;
  return async (...args) => {
    if (running < most) running += 1;
    else await new Promise<void>((resolve) => void waiting.push(resolve));
    try {
      return await work(...args);
    } finally {
      // Handed on, so that nobody who comes in between takes the place.
      const next = waiting.shift();
      if (next) next();
      else running -= 1;
    }
  };
}
