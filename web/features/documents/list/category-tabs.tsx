import { messages } from '#shared/messages.ko.ts';
import { renderLink } from '#web/lib/render-link.tsx';
import { TabLinks } from '#web/ui/navigation/tab-links.tsx';
import { useListAddress } from './address/use-list-address.ts';

const text = messages.documents.list;

interface CategoryTabsProps {
  current: string;
  categories: readonly { name: string; count: number }[];
  phone?: 'columns';
}

export function CategoryTabs({ current, categories, phone }: CategoryTabsProps) {
  const addressOf = useListAddress();
  const all = { name: '', count: categories.reduce((sum, { count }) => sum + count, 0) };
  const tabs = [all, ...categories].map(({ name, count }) => ({
    label: name === '' ? text.all : name,
    href: addressOf({ category: name }),
    isCurrent: name === current,
    count,
  }));
  return <TabLinks label={text.categories} tabs={tabs} phone={phone} renderLink={renderLink} />;
}
