import type { ReactNode } from 'react';

/** Keeps names such as AION-U on one line: browsers end lines after a hyphen, whatever `word-break` says. */
export const unbroken = (text: string): ReactNode =>
  text.split(/(\w+-\w+)/).map((part, index) =>
    index % 2 === 0 ? (
      part
    ) : (
      <span key={index} className="whitespace-nowrap">
        {part}
      </span>
    ),
  );
