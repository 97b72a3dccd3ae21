import type { LucideProps } from 'lucide-react';
import { createElement } from 'react';
import { cx } from './cx.ts';

interface IconData {
  node: readonly (readonly [string, Record<string, string>])[];
}

/**
 * Takes the place of lucide-react's own function in builds (scripts/build-steps/lean-packages.ts). What all icons share is
 * in `.lucide` (ui/pieces.css) instead of seven attributes of each, and their shapes are created once.
 */
export default function createIcon({ node }: IconData) {
  const shapes = node.map(([tag, attributes]) => createElement(tag, attributes));
  return function Icon({ size = 24, strokeWidth, className, style, ...rest }: LucideProps) {
    const isNamed = rest['aria-label'] !== undefined || rest.role !== undefined;
    return (
      <svg
        viewBox="0 0 24 24"
        width={size}
        height={size}
        className={cx('lucide', className)}
        style={strokeWidth === undefined ? style : { strokeWidth, ...style }}
        aria-hidden={isNamed ? undefined : true}
        {...rest}
      >
        {shapes}
      </svg>
    );
  };
}
