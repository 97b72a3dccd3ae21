import type { Location } from 'react-router';

/** A navigation within the portal. */
export interface Move {
  currentLocation: Location;
  nextLocation: Location;
}

/** Whether this navigation would lose the input of a form; without one, whether there is any to lose. */
type IsLost = (move?: Move) => boolean;

const forms = new Set<IsLost>();

/** Adds a form; the returned function removes it. */
export function watchInput(isLost: IsLost): () => void {
  forms.add(isLost);
  return () => void forms.delete(isLost);
}

export const isInputLost: IsLost = (move) => [...forms].some((isLost) => isLost(move));

/** After somebody agreed to lose it: nothing asks again. */
export const giveUpInput = () => forms.clear();
