import type { ReactNode } from 'react';
import type { DocumentDetail } from '#shared/contract/boards/board.contract.ts';
import { marketText as text } from '#shared/messages/boards/market.ko.ts';
import { cx } from '#web/ui/cx.ts';
import { RichText } from '#web/ui/rich-text.tsx';
import { MarketDownloadPanel } from './market-download-panel.tsx';
import type { MarketDetail } from './load-market-entry.ts';
import { MarketScreenshots } from './market-screenshots.tsx';

interface MarketViewProps {
  document: DocumentDetail;
  market: MarketDetail;
  header: ReactNode;
  /** Beside a decision about it, as wide as the page: the way to get it does not stand out. */
  isQuiet?: boolean;
  /** Below the text. */
  children?: ReactNode;
}

/** A market item as it is read. */
export const MarketView = ({ document, market, header, isQuiet, children }: MarketViewProps) => (
  <div
    className={cx(
      'grid gap-8 lg:gap-x-12',
      isQuiet ? 'lg:grid-cols-[minmax(0,1fr)_320px]' : 'lg:grid-cols-[minmax(0,720px)_320px] lg:justify-between',
    )}
  >
    <div className="min-w-0">{header}</div>
    <p className="min-w-0 text-lead font-medium text-ink">{document.fields.summary}</p>
    {/* On a phone after what it is, in the first view; beside everything on a desktop. */}
    <aside className="lg:sticky lg:top-24 lg:col-start-2 lg:row-span-3 lg:row-start-1 lg:self-start">
      <MarketDownloadPanel document={document} market={market} isQuiet={isQuiet} />
    </aside>
    <div className="min-w-0">
      <MarketScreenshots document={document} />
      <RichText html={document.bodyHtml} className="text-[17px] lg:mt-2" />
      {document.fields.install && (
        <section aria-labelledby="install" className="mt-12">
          <h2 id="install" className="text-xl font-bold text-ink">
            {text.install}
          </h2>
          <p className="mt-3 whitespace-pre-line text-ink-soft">{document.fields.install}</p>
        </section>
      )}
      {children}
    </div>
  </div>
);
