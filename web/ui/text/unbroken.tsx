import type { ReactNode } from 'react';
import { keepCounts } from '#shared/text/keep-counts.ts';

/** What is longer may have to break to fit a phone. */
const LONGEST = 16;

/** Keeps counts and names such as AION-U on one line: browsers end lines after a hyphen, whatever `word-break` says. */
export const unbroken = (text: string): ReactNode =>
  keepCounts(text)
    .split(/([\p{L}\p{N}]+(?:-[\p{L}\p{N}]+)+)/u)
    .map((part, index) =>
      index % 2 === 0 || part.length > LONGEST ? (
        part
      ) : (
        <span key={index} className="whitespace-nowrap">
          {part}
        </span>
      ),
    );
