import { useLocation } from 'react-router';
import { chatConsoleText as text } from '#shared/messages/admin/content/chat-console.ko.ts';
import { renderLink } from '#web/lib/render-link.tsx';
import { paths } from '#shared/paths.ts';
import { lineTab } from '#web/ui/navigation/line-tab.ts';
import { TabLinks } from '#web/ui/navigation/tab-links.tsx';

const PAGES = [
  { href: paths.adminAssistant(), label: text.overview.tab },
  { href: paths.adminAssistantGaps(), label: text.gaps.title },
  { href: paths.adminAssistantConversations(), label: text.conversations.title },
  { href: paths.adminAssistantPins(), label: text.pins.title },
  { href: paths.adminAssistantKeys(), label: text.keys.title },
];

/** Tabs of the assistant's admin pages. */
export function AssistantTabs() {
  const { pathname } = useLocation();
  return (
    <div className="mb-3">
      <TabLinks
        look={lineTab}
        label={text.menu}
        tabs={PAGES.map((page) => ({ ...page, isCurrent: isAt(page.href, pathname) }))}
        renderLink={renderLink}
      />
    </div>
  );
}

/** The URL of the first tab is a prefix of the others, so it is compared exactly. */
const isAt = (href: string, pathname: string) =>
  pathname.replace(/\/$/, '') === href || (href !== paths.adminAssistant() && pathname.startsWith(`${href}/`));
