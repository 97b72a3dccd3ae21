import type { RefObject } from 'react';
import { useLayoutEffect, useRef, useState } from 'react';

const LEAST_PX = 3 * 28;
/** In a lower window the question leaves its room to the answer. */
const ENOUGH_PX = 5 * 28;
/** Stays clear above the question, whose bubble would touch the panel's header: 8 px, and what rounding takes. */
const CLEAR_PX = 9;
/** The line 더 보기 with its margin. */
const MORE_PX = 40;

/**
 * Number of the first children to show, so that question and beginning of a finished answer are in view although the
 * conversation scrolls to its end (docs/decisions/0088). Null: all, and what the server folded is opened if it has room,
 * too. Measured when the answer is complete, and again when it is shortened: what then stays free is filled.
 */
export function useFold(answer: RefObject<HTMLElement | null>, isWhole: boolean): number | null {
  const [shown, setShown] = useState<number | null>(null);
  /** Lower edges of all blocks, before any was folded. */
  const ends = useRef<number[]>([]);
  useLayoutEffect(() => {
    const list = answer.current;
    const log = list?.closest('[role=log]');
    const turn = list?.closest<HTMLElement>('[data-turn]');
    const last = turn?.querySelector<HTMLElement>(':scope > :last-child');
    if (!isWhole || !list || !log || !turn || !last) return;
    // Most of the space above the question may scroll away.
    const height = log.clientHeight - Number.parseFloat(getComputedStyle(log).paddingBottom) - CLEAR_PX;
    const { top, bottom } = list.getBoundingClientRect();
    // By offsets: an answer that is still moving in is where it will be.
    const shownIn = (px: number) => ends.current.filter((end) => end <= px).length;
    const free = () => height - (last.offsetTop + last.offsetHeight - turn.offsetTop);
    if (shown !== null) {
      const more = shownIn(bottom - top + free());
      if (more > shown) setShown(more);
      return;
    }
    const rest = list.parentElement?.querySelector<HTMLDetailsElement>(':scope > details');
    if (free() >= 0) {
      if (rest) rest.open = true;
      if (rest && free() < 0) rest.open = false;
      return;
    }
    const withoutQuestion = height - (last.getBoundingClientRect().bottom - bottom);
    const withQuestion = withoutQuestion - (top - turn.getBoundingClientRect().top);
    const morePx = rest ? 0 : MORE_PX;
    const isAlone = withQuestion - morePx < ENOUGH_PX;
    // The question leaves whole: a part of its bubble would be cut by the header.
    turn.toggleAttribute('data-alone', isAlone);
    const room = Math.max(LEAST_PX, (isAlone ? withoutQuestion : withQuestion) - morePx);
    const children = [...list.children];
    ends.current = children.map((child) => child.getBoundingClientRect().bottom - top);
    const fits = (at: number, px: number) => (ends.current[at] ?? Infinity) <= px;
    // Buttons that do not fit stay visible below the fold, so their height is not available to text.
    // With the margin above each.
    const buttonsPx = children.reduce((sum, child, at) => {
      const isBelow = child.matches('[data-button]') && !fits(at, room);
      return isBelow ? sum + (ends.current[at] ?? 0) - (ends.current[at - 1] ?? 0) : sum;
    }, 0);
    const left = Math.max(LEAST_PX, room - buttonsPx);
    // The first line may only name the text that follows.
    const least = fits(1, room) ? 2 : 1;
    // oxlint-disable-next-line react-hooks/set-state-in-effect -- heights are known only after layout
    setShown(Math.max(least, shownIn(left)));
  }, [answer, isWhole, shown]);
  return shown;
}
