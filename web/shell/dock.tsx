import { messages } from '#shared/messages.ko.ts';
import { paths } from '#shared/paths.ts';
import { Link } from '#web/lib/link.tsx';
import { buttonClass } from '#web/ui/button.tsx';
import { ChatButton } from './chat/chat-button.tsx';
import { BackToTop } from './scroll/back-to-top.tsx';

/**
 * The one place of what stays on the screen: assistant, back to top, and the landing page's section marks. Below the
 * menu breakpoint it is a bar at the bottom edge (shell/motion.css), because a floating button would cover text and
 * controls there. There it also has the ways to buy, which the header shows on wide screens; without them it is the last
 * row of the page, and leaves the screen to what one does there.
 */
export const Dock = ({ withCalls }: { withCalls: boolean }) => (
  <div className={`dock z-header no-print${withCalls ? '' : ' dock-alone'}`}>
    {withCalls && (
      <nav aria-label={messages.shell.waysToBuy} className="dock-calls">
        <Link to={paths.freeExperience()} className={buttonClass()}>
          {messages.shell.freeTrial}
        </Link>
        <Link to={paths.contact()} className={buttonClass({ variant: 'secondary' })}>
          {messages.shell.inquiry}
        </Link>
      </nav>
    )}
    <BackToTop />
    <ChatButton />
  </div>
);
