import { ArrowRight, Ban } from 'lucide-react';
import { useNavigate } from 'react-router';
import { chatText } from '#shared/messages/chat/chat.ko.ts';
import { buttonClass } from '#web/ui/button.tsx';
import { isManual } from '../format/portal-path.ts';
import { menuAddress, menuIn, objectOf } from '../format/menu-button.ts';
import { useAnswerPlace } from '../panel/chat-context.tsx';
import { CodeBlock } from './code-block.tsx';

/**
 * A JSON block as a menu button. On `/solution-chat` the embedding product handles menus: what it is told is folded below
 * its name, for those who build it.
 */
export function JsonBlock({ text }: { text: string }) {
  const { isEmbedded, onLeave } = useAnswerPlace();
  const navigate = useNavigate();
  const value = objectOf(text);
  if (value && !('menu' in value)) return <CodeBlock text={text} />;
  if (isEmbedded)
    return (
      <details className="text-sm text-ink-muted">
        <summary className="inline-block rounded-sm py-1.5 underline underline-offset-4 hover:text-ink">
          {chatText.menuData(value && typeof value.desc === 'string' ? value.desc.trim() : '')}
        </summary>
        <CodeBlock text={text} />
      </details>
    );

  const menu = menuIn(text);
  if (menu === null)
    return (
      <button type="button" disabled className={buttonClass({ variant: 'secondary', size: 'small' })}>
        <Ban size={15} aria-hidden="true" />
        {chatText.invalidJson}
      </button>
    );
  const go = () => {
    const address = menuAddress(menu);
    if (isManual(menu.path)) return window.open(address, '_blank', 'noopener');
    void navigate(address);
    onLeave();
  };
  return (
    <button
      type="button"
      onClick={go}
      className={`${buttonClass({ size: 'small' })} h-auto! min-h-10 py-2 whitespace-normal!`}
    >
      {chatText.toMenu(menu.desc)}
      <ArrowRight size={16} aria-hidden="true" className="shrink-0" />
    </button>
  );
}
