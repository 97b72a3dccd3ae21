import { useState } from 'react';
import type { KeyboardEvent } from 'react';
import { useNavigate } from 'react-router';
import { hitAddress } from '../hits/hit-address.ts';
import { searchAddress } from '../search-query.ts';
import type { Option } from './suggestion-list.tsx';
import { useSuggestions } from './use-suggestions.ts';

/** The list below the search box: its options, the chosen one, and the keys that move in it. */
export function useSuggestionList(typed: string) {
  const navigate = useNavigate();
  const [isOpen, setIsOpen] = useState(false);
  const [chosen, setChosen] = useState(-1);
  const { words, titles } = useSuggestions(typed, isOpen);
  const options: Option[] = [
    ...words.map((word) => ({
      label: [{ text: word, isHit: false }],
      address: searchAddress({ q: word }),
      place: null,
    })),
    ...titles.map((found) => ({ label: found.title, address: hitAddress(found), place: found.place })),
  ];
  const isShown = isOpen && options.length > 0;

  const close = () => {
    setIsOpen(false);
    setChosen(-1);
  };
  const choose = ({ address, place }: Option) => {
    close();
    if (place === 'manual') window.location.assign(address);
    else void navigate(address);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    // The key belongs to the IME while composing; Safari reports it as 229.
    if (event.nativeEvent.isComposing || event.keyCode === 229) return;
    const option = options[chosen];
    if (event.key === 'Escape' && isShown) close();
    else if (event.key === 'ArrowDown') {
      setIsOpen(true);
      if (isShown) setChosen((chosen + 1) % options.length);
    } else if (event.key === 'ArrowUp' && isShown) setChosen(chosen <= 0 ? options.length - 1 : chosen - 1);
    else if (event.key === 'Enter' && isShown && option) choose(option);
    else return;
    event.preventDefault();
  };

  /** Nothing is chosen in the list of a changed text. */
  const open = () => {
    setIsOpen(true);
    setChosen(-1);
  };
  return { options, isShown, chosen, open, close, choose, onKeyDown };
}
