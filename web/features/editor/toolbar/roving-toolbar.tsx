import type { KeyboardEvent, ReactNode, RefObject } from 'react';
import { useEffect } from 'react';

interface RovingToolbarProps {
  label: string;
  toolbar: RefObject<HTMLDivElement | null>;
  /** Called on Esc, to focus the text again. */
  onLeave: () => void;
  children: ReactNode;
}

const toolsIn = (toolbar: HTMLElement | null) => [
  ...(toolbar?.querySelectorAll<HTMLButtonElement>('button[data-tool]') ?? []),
];

/** Toolbar with one Tab stop; arrow keys move inside (ARIA toolbar pattern). */
export function RovingToolbar({ label, toolbar, onLeave, children }: RovingToolbarProps) {
  // After every render, because the tools depend on the cursor position.
  useEffect(() => {
    const tools = toolsIn(toolbar.current);
    if (!tools.some((tool) => tool.tabIndex === 0) && tools[0]) tools[0].tabIndex = 0;
  });

  const focus = (tool: HTMLButtonElement | undefined) => {
    for (const other of toolsIn(toolbar.current)) other.tabIndex = other === tool ? 0 : -1;
    tool?.focus();
  };

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape') {
      event.preventDefault();
      return onLeave();
    }
    const tools = toolsIn(toolbar.current);
    const index = tools.indexOf(document.activeElement as HTMLButtonElement);
    const targets: Record<string, number> = {
      ArrowRight: (index + 1) % tools.length,
      ArrowLeft: (index - 1 + tools.length) % tools.length,
      Home: 0,
      End: tools.length - 1,
    };
    const target = targets[event.key];
    if (target === undefined) return;
    event.preventDefault();
    focus(tools[target]);
  };

  return (
    <div
      ref={toolbar}
      role="toolbar"
      aria-label={label}
      tabIndex={-1}
      onKeyDown={onKeyDown}
      className="editor-toolbar rounded-t-card border-b border-line bg-surface-soft px-2 py-1.5"
    >
      {children}
    </div>
  );
}
