import { ArrowRight, Ban } from 'lucide-react';
import { useNavigate } from 'react-router';
import { chatText } from '#shared/messages/chat/chat.ko.ts';
import { formatDate } from '#web/lib/format/dates.ts';
import { buttonClass } from '#web/ui/button.tsx';
import { isManual } from '../format/portal-path.ts';
import { menuAddress, menuOf, objectOf } from '../format/menu-button.ts';
import { useChat } from '../panel/chat-context.tsx';
import { CodeBlock } from './code-block.tsx';

/** A JSON block as a menu button; as text on `/solution-chat`, where the embedding product handles menus. */
export function JsonBlock({ text }: { text: string }) {
  const { isEmbedded, onLeave } = useChat();
  const navigate = useNavigate();
  const value = objectOf(text);
  if (isEmbedded || (value && !('menu' in value))) return <CodeBlock text={text} />;

  const menu = value && menuOf(value, today());
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

/** `YYYY-MM-DD` in Korean time. */
const today = () => formatDate(new Date().toISOString()).replaceAll('.', '-');
