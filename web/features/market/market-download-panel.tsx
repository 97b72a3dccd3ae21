import { Download, ExternalLink, Star } from 'lucide-react';
import { boardOf } from '#shared/boards.ts';
import type { DocumentDetail } from '#shared/contract/boards/board.contract.ts';
import { marketText as text } from '#shared/messages/boards/market.ko.ts';
import { paths } from '#shared/paths.ts';
import { buttonClass } from '#web/ui/button.tsx';
import { formatFileSize } from '../files/format/file-size.ts';
import type { MarketDetail } from './load-market-entry.ts';
import { Link } from '#web/lib/link.tsx';

interface GetPanelProps {
  document: DocumentDetail;
  market: MarketDetail;
  isQuiet?: boolean;
}

/** Download or delivery of the item, with its requirements. */
export function MarketDownloadPanel({ document, market, isQuiet }: GetPanelProps) {
  const facts = boardOf('market').fields.filter(({ name, hasOwnPlace }) => !hasOwnPlace && document.fields[name]);
  const tags = (document.fields.tags ?? '').split(',').flatMap((tag) => tag.trim() || []);
  return (
    <section aria-label={text.getTitle} className="rounded-card border border-line px-6 py-6">
      {market.ratingAverage !== null && (
        <p className="mb-5 flex items-center gap-1.5 text-label text-ink-soft">
          <Star size={17} aria-hidden="true" className="text-warning" fill="currentColor" />
          {text.rating(market.ratingAverage, market.ratingCount)}
        </p>
      )}
      <div>
        <Get {...{ document, market, isQuiet }} />
      </div>
      <dl className="mt-6 flex flex-col gap-3 border-t border-line pt-5 text-label">
        {facts.map(({ name, label }) => (
          <div key={name} className="flex justify-between gap-4">
            <dt className="shrink-0 text-ink-muted">{label}</dt>
            <dd className="text-right font-medium text-ink">{document.fields[name]}</dd>
          </div>
        ))}
      </dl>
      {tags.length > 0 && (
        <ul aria-label={text.tags} className="mt-5 flex flex-wrap gap-1.5">
          {tags.map((tag) => (
            <li key={tag} className="rounded-full bg-surface-soft px-3 py-1 text-sm text-ink-soft">
              {tag}
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

function Get({ document, market, isQuiet }: GetPanelProps) {
  const wide = `${buttonClass(isQuiet ? { variant: 'secondary' } : { size: 'large' })} w-full`;
  const newest = market.versions.find(({ isPublished }) => isPublished) ?? market.versions[0];
  if (document.fields.delivery === '문의')
    return (
      <Link to={paths.contact()} className={wide}>
        {text.ask}
      </Link>
    );
  if (document.fields.delivery === '외부링크')
    return document.fields.externalUrl ? (
      <a href={document.fields.externalUrl} target="_blank" rel="noopener noreferrer" className={wide}>
        <ExternalLink size={18} aria-hidden="true" />
        {text.visit}
      </a>
    ) : null;
  if (!newest) return <p className="text-label text-ink-muted">{text.noVersion}</p>;
  return (
    <>
      <a href={newest.file.url} download={newest.file.name} className={wide}>
        <Download size={18} aria-hidden="true" />
        {text.downloadOf(newest.version)}
      </a>
      <p className="mt-2 text-center text-sm text-ink-muted">
        {formatFileSize(newest.file.sizeBytes)}
        {newest.file.downloadCount > 0 && ` · ${text.download} ${text.downloads(newest.file.downloadCount)}`}
      </p>
    </>
  );
}
