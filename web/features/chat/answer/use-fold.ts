import type { RefObject } from 'react';
import { useLayoutEffect, useState } from 'react';

const LEAST_PX = 3 * 28;
/** In a lower window the question leaves its room to the answer. */
const ENOUGH_PX = 5 * 28;
/** The line 더 보기. */
const MORE_PX = 44;

/**
 * Number of the first children to show, so that question and beginning of a finished answer are in view although the
 * conversation scrolls to its end (docs/decisions/0088). Null: all, and what the server folded is opened if it has room,
 * too. Measured once, when the answer is complete.
 */
export function useFold(answer: RefObject<HTMLElement | null>, isWhole: boolean): number | null {
  const [shown, setShown] = useState<number | null>(null);
  useLayoutEffect(() => {
    const list = answer.current;
    const log = list?.closest('[role=log]');
    const turn = list?.closest('[data-turn]');
    if (!isWhole || !list || !log || !turn) return;
    const { paddingTop, paddingBottom } = getComputedStyle(log);
    const height = log.clientHeight - Number.parseFloat(paddingTop) - Number.parseFloat(paddingBottom);
    const { top, bottom } = list.getBoundingClientRect();
    const endOfTurn = () => turn.lastElementChild?.getBoundingClientRect().bottom ?? bottom;
    const fitsWhole = () => endOfTurn() - turn.getBoundingClientRect().top <= height;
    const rest = list.parentElement?.querySelector<HTMLDetailsElement>(':scope > details');
    if (fitsWhole()) {
      if (rest) rest.open = true;
      if (rest && !fitsWhole()) rest.open = false;
      return;
    }
    const window = height - (endOfTurn() - bottom);
    const withQuestion = window - (top - turn.getBoundingClientRect().top);
    const morePx = rest ? 0 : MORE_PX;
    const room = Math.max(LEAST_PX, (withQuestion - morePx < ENOUGH_PX ? window : withQuestion) - morePx);
    const children = [...list.children];
    // Buttons that do not fit stay visible below the fold, so their height is not available to text.
    const buttons = children.filter((child) => child.matches('[data-button]') && !fits(child, room));
    const buttonsPx = buttons.reduce((sum, { clientHeight }) => sum + clientHeight, 0);
    const left = Math.max(LEAST_PX, room - buttonsPx);
    // The first line may only name the text that follows.
    const least = children[1] && fits(children[1], room) ? 2 : 1;
    // oxlint-disable-next-line react-hooks/set-state-in-effect -- heights are known only after layout
    setShown(Math.max(least, children.filter((child) => fits(child, left)).length));

    function fits(child: Element, height: number) {
      return child.getBoundingClientRect().bottom - top <= height;
    }
  }, [answer, isWhole]);
  return shown;
}
