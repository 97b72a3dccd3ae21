import { Download } from 'lucide-react';
import type { DocumentDetail } from '#shared/contract/boards/board.contract.ts';
import type { MarketVersion } from '#shared/contract/boards/market.contract.ts';
import { marketText as text } from '#shared/messages/boards/market.ko.ts';
import { formatDate } from '#web/lib/format/dates.ts';
import { Disclosure } from '#web/ui/navigation/disclosure.tsx';
import { Badge } from '#web/ui/badge.tsx';
import { buttonClass } from '#web/ui/button.tsx';
import { formatFileSize } from '../files/format/file-size.ts';
import { FileHash } from '../files/file-hash.tsx';
import { AddVersion } from './add-version.tsx';
import type { MarketDetail } from './load-market-entry.ts';

/** All versions with download, changes and contents. */
export function MarketVersionList({ document, market }: { document: DocumentDetail; market: MarketDetail }) {
  const { versions, abilities } = market;
  if (document.fields.delivery !== '다운로드' && versions.length === 0) return null;
  return (
    <section aria-labelledby="versions" className="mt-12">
      <div className="flex items-center justify-between gap-4">
        <h2 id="versions" className="text-xl font-bold text-ink">
          {text.versions} <span className="text-accent-ink">{versions.length}</span>
        </h2>
        {abilities.addVersion && <AddVersion documentId={document.documentId} />}
      </div>
      {versions.length === 0 ? (
        <p className="mt-4 text-ink-muted">{text.noVersion}</p>
      ) : (
        <div className="mt-4 border-t border-line">
          {versions.map((version, index) => (
            <Disclosure
              key={version.versionId}
              defaultOpen={index === 0}
              title={<VersionTitle version={version} isNewest={index === 0} />}
            >
              <Version version={version} />
            </Disclosure>
          ))}
        </div>
      )}
    </section>
  );
}

function VersionTitle({ version, isNewest }: { version: MarketVersion; isNewest: boolean }) {
  return (
    <span className="flex min-w-0 flex-1 flex-wrap items-center gap-x-3 gap-y-1">
      <span className="tabular-nums">{version.version}</span>
      {isNewest && <Badge tone="accent">{text.newest}</Badge>}
      {!version.isPublished && <Badge tone="warning">{text.waiting}</Badge>}
      <time dateTime={version.createdAt} className="text-sm font-normal text-ink-muted">
        {formatDate(version.createdAt)}
      </time>
    </span>
  );
}

function Version({ version: { file, changes, entries, version } }: { version: MarketVersion }) {
  return (
    <>
      {changes && <p className="whitespace-pre-line">{changes}</p>}
      <div className="mt-4 flex flex-wrap items-center gap-x-4 gap-y-2">
        <a
          href={file.url}
          download={file.name}
          className={buttonClass({ variant: 'secondary', size: 'small' })}
          aria-label={text.downloadOf(version)}
        >
          <Download size={16} aria-hidden="true" />
          {text.download}
        </a>
        <span className="text-sm text-ink-muted">
          {file.name} · {formatFileSize(file.sizeBytes)}
          {file.downloadCount > 0 && ` · ${text.downloads(file.downloadCount)}`}
        </span>
      </div>
      {entries.length > 0 && <Entries entries={entries} />}
      <FileHash file={file} className="mt-1 text-sm text-ink-soft" />
    </>
  );
}

function Entries({ entries }: Pick<MarketVersion, 'entries'>) {
  return (
    <details className="mt-4">
      <summary className="w-fit py-1 text-sm text-ink-soft">{text.entries(entries.length)}</summary>
      <ul className="mt-2 max-h-72 overflow-y-auto rounded-card border border-line px-4 py-2 text-sm" tabIndex={0}>
        {entries.map(({ name, sizeBytes }) => (
          <li key={name} className="flex justify-between gap-4 py-1">
            <code className="font-mono break-all text-ink-soft">{name}</code>
            <span className="shrink-0 text-ink-muted tabular-nums">{formatFileSize(sizeBytes)}</span>
          </li>
        ))}
      </ul>
    </details>
  );
}
