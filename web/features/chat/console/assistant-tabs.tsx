import { useLocation } from 'react-router';
import { chatConsoleText as text } from '#shared/messages/admin/content/chat-console.ko.ts';
import { renderLink } from '#web/lib/render-link.tsx';
import { paths } from '#shared/paths.ts';
import { cx } from '#web/ui/cx.ts';
import { lineTab } from '#web/ui/navigation/line-tab.ts';
import { TabLinks } from '#web/ui/navigation/tab-links.tsx';

const PAGES = [
  { href: paths.adminAssistant(), label: text.overview.tab },
  { href: paths.adminAssistantGaps(), label: text.gaps.title },
  { href: paths.adminAssistantConversations(), label: text.conversations.title },
  { href: paths.adminAssistantPins(), label: text.pins.title },
  { href: paths.adminAssistantKeys(), label: text.keys.title },
];

/**
 * The tabs scroll and fade where they go on, to the right by themselves (`scroll-row`). The line under them is as long
 * as the page is wide, and what gets the focus is scrolled out of the fade on the left. Its gradient is written out: the
 * properties that the classes for gradients register would be in the style of every public page.
 */
const ON_A_PHONE = cx(
  // By `flow-root` the room that the row has around it for the focus does not move the line.
  'max-md:flow-root max-md:shadow-[inset_0_-1px_var(--line)] max-md:[&>nav]:scroll-pl-15 max-md:[&>nav]:[container-type:scroll-state]',
  'max-md:[&_ul]:before:pointer-events-none max-md:[&_ul]:before:sticky max-md:[&_ul]:before:-left-5 max-md:[&_ul]:before:z-1 max-md:[&_ul]:before:-mr-15 max-md:[&_ul]:before:w-15 max-md:[&_ul]:before:shrink-0 max-md:[&_ul]:before:[background:linear-gradient(to_right,var(--surface),transparent)] max-md:[&_ul]:before:opacity-0',
  'max-md:[@container_scroll-state(scrollable:left)]:[&_ul]:before:opacity-100',
);

/** Tabs of the assistant's admin pages. */
export function AssistantTabs() {
  const { pathname } = useLocation();
  return (
    <div className={cx('mb-3', ON_A_PHONE)}>
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
