import { useLocation } from 'react-router';
import { chatConsoleText as text } from '../../../shared/messages/chat-console.ko.ts';
import { renderLink } from '../../lib/render-link.tsx';
import { paths } from '../../paths.ts';
import { TabLinks } from '../../ui/tab-links.tsx';

const PAGES = [
  { href: paths.adminAssistant(), label: text.overview.tab },
  { href: paths.adminAssistantGaps(), label: text.gaps.title },
  { href: paths.adminAssistantPins(), label: text.pins.title },
];

/** The pages of the assistant's console. */
export function AssistantTabs() {
  const { pathname } = useLocation();
  return (
    <div className="mb-8">
      <TabLinks
        label={text.menu}
        tabs={PAGES.map((page) => ({ ...page, isCurrent: page.href === pathname.replace(/\/$/, '') }))}
        renderLink={renderLink}
      />
    </div>
  );
}
