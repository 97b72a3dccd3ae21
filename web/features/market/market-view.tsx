import type { ReactNode } from 'react';
import type { DocumentDetail } from '#shared/contract/boards/board.contract.ts';
import { marketText as text } from '#shared/messages/boards/market.ko.ts';
import { DocumentHeader } from '#web/features/documents/detail/document-header.tsx';
import { RichText } from '#web/ui/rich-text.tsx';
import { DownloadPanel } from './download-panel.tsx';
import type { MarketDetail } from './load-entry.ts';
import { Screenshots } from './screenshots.tsx';

interface MarketViewProps {
  post: DocumentDetail;
  market: MarketDetail;
  /** Below the header. */
  control?: ReactNode;
  /** Below the text. */
  children?: ReactNode;
}

/** A market item as it is read. */
export const MarketView = ({ post, market, control, children }: MarketViewProps) => (
  <div className="grid gap-8 lg:grid-cols-[minmax(0,1fr)_320px] lg:gap-x-12">
    <div className="min-w-0">
      <DocumentHeader post={post} lead={post.fields.task} />
      {control}
    </div>
    <aside className="lg:sticky lg:top-24 lg:row-span-2 lg:self-start">
      <DownloadPanel post={post} market={market} />
    </aside>
    <div className="min-w-0">
      <p className="text-lead font-medium text-ink">{post.fields.summary}</p>
      <Screenshots post={post} />
      <RichText html={post.bodyHtml} className="mt-10 max-w-[720px] text-[17px]" />
      {post.fields.install && (
        <section aria-labelledby="install" className="mt-12">
          <h2 id="install" className="text-xl font-bold text-ink">
            {text.install}
          </h2>
          <p className="mt-3 whitespace-pre-line text-ink-soft">{post.fields.install}</p>
        </section>
      )}
      {children}
    </div>
  </div>
);
