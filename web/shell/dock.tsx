import { ChatButton } from './chat/chat-button.tsx';
import { BackToTop } from './scroll/back-to-top.tsx';

/**
 * The one place of what stays on the screen: assistant, back to top, and the landing page's section marks. Below the
 * menu breakpoint it is a bar at the bottom edge (shell/motion.css), because a floating button would cover text and
 * controls there.
 */
export const Dock = () => (
  <div className="dock z-header no-print">
    <BackToTop />
    <ChatButton />
  </div>
);
