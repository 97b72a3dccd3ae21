import type { RefObject } from 'react';
import { useLayoutEffect, useState } from 'react';

const LEAST_PX = 3 * 28;
/** What stands below an answer in the panel: 더 보기, sources and rating, and the list's padding. */
const BELOW_PX = 150;
/** Hiding less than this would gain nothing. */
const WORTH_PX = 56;

/**
 * Number of the first children to show, so that the beginning of a finished answer is in view although the conversation
 * scrolls to its end (docs/decisions/0088). Null: all. Measured once, when the answer is complete.
 */
export function useFold(answer: RefObject<HTMLElement | null>, isWhole: boolean): number | null {
  const [shown, setShown] = useState<number | null>(null);
  useLayoutEffect(() => {
    const list = answer.current;
    const log = list?.closest('[role=log]');
    if (!isWhole || !list || !log) return;
    const room = Math.max(LEAST_PX, log.clientHeight - BELOW_PX);
    const { top, bottom } = list.getBoundingClientRect();
    if (bottom - top <= room + WORTH_PX) return;
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
