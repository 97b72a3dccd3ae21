import { searchText } from '#shared/messages/site/search.ko.ts';

export function SearchTips() {
  return (
    <section aria-labelledby="search-tips" className="rounded-card bg-surface-soft p-6">
      <h2 id="search-tips" className="font-semibold text-ink">
        {searchText.tipsTitle}
      </h2>
      <ul className="mt-3 list-disc space-y-1.5 pl-5 text-ink-soft">
        {searchText.tips.map((tip) => (
          <li key={tip}>{tip}</li>
        ))}
      </ul>
    </section>
  );
}
