import { Download, FileText, Lock } from 'lucide-react';
import type { DocumentFile } from '#shared/contract/boards/file.contract.ts';
import { FILE_VISIBILITIES } from '#shared/boards/board.ts';
import { becomeCustomerText } from '#shared/messages/boards/documents/become-customer.ko.ts';
import { messages } from '#shared/messages.ko.ts';
import { paths } from '#shared/paths.ts';
import { Badge } from '#web/ui/badge.tsx';
import { FileHash } from '#web/features/files/file-hash.tsx';
import { formatFileSize } from '#web/features/files/format/file-size.ts';
import { Link } from '#web/lib/link.tsx';

const text = messages.documents.detail;

interface DocumentAttachmentsProps {
  files: readonly DocumentFile[];
  /** Shows the SHA-256 of each file, for checking a download. */
  showsHash?: boolean;
}

/** List of attachments. Files that this visitor may not download are listed with who may. */
export function DocumentAttachments({ files, showsHash }: DocumentAttachmentsProps) {
  const attachments = files.filter(({ purpose }) => purpose === 'attachment');
  if (attachments.length === 0) return null;
  const hasOnesForCustomers = attachments.some(({ isAllowed, visibility }) => !isAllowed && visibility === 'customer');
  return (
    <section aria-labelledby="attachments" className="mt-12">
      <h2 id="attachments" className="text-base font-bold text-ink">
        {text.attachments} <span className="text-accent-ink">{attachments.length}</span>
      </h2>
      <ul className="mt-3 divide-y divide-line rounded-card border border-line">
        {attachments.map((file) => (
          <li key={file.fileId}>
            {file.isAllowed ? <AllowedFile file={file} /> : <LockedFile file={file} />}
            {showsHash && <FileHash file={file} className="px-4 pb-3 text-xs text-ink-muted" />}
          </li>
        ))}
      </ul>
      {hasOnesForCustomers && <BecomeCustomer />}
    </section>
  );
}

/** Without `download`: the answer names the file, and a browser shows the page of a refusal. */
function AllowedFile({ file }: { file: DocumentFile }) {
  return (
    <a href={file.url} className="group flex min-h-14 items-center gap-3 px-4 py-2.5 hover:bg-surface-soft">
      <FileText size={20} aria-hidden="true" className="shrink-0 text-ink-muted" />
      <span className="min-w-0 flex-1">
        <span className="block text-label font-medium text-ink group-hover:underline group-hover:underline-offset-4">
          {file.name}
        </span>
        <Sizes file={file} />
      </span>
      {file.visibility !== 'all' && <Badge>{FILE_VISIBILITIES[file.visibility]}</Badge>}
      <Download size={18} aria-hidden="true" className="shrink-0 text-ink-muted group-hover:text-accent-ink" />
    </a>
  );
}

function LockedFile({ file }: { file: DocumentFile }) {
  return (
    <div className="flex min-h-14 items-center gap-3 px-4 py-2.5">
      <Lock size={20} aria-hidden="true" className="shrink-0 text-ink-muted" />
      <span className="min-w-0 flex-1">
        <span className="block text-label font-medium text-ink-soft">{file.name}</span>
        <Sizes file={file} />
        <span className="block text-sm text-ink-soft">
          {file.visibility === 'customer' ? text.customersOnly : text.membersOnly}
        </span>
      </span>
      <Badge>{FILE_VISIBILITIES[file.visibility]}</Badge>
    </div>
  );
}

/** How to get at files for customers. */
function BecomeCustomer() {
  const { how, ask, trial } = becomeCustomerText;
  return (
    <p className="mt-3 px-4 text-sm text-ink-soft">
      {how}{' '}
      <Link to={paths.contact()} className={LINK}>
        {ask}
      </Link>{' '}
      <Link to={paths.freeExperience()} className={LINK}>
        {trial}
      </Link>
    </p>
  );
}

const LINK = 'inline-block py-1 mr-2 font-medium whitespace-nowrap text-accent-ink underline underline-offset-4';

const Sizes = ({ file }: { file: DocumentFile }) => (
  <span className="block text-sm text-ink-muted">
    {formatFileSize(file.sizeBytes)}
    {file.downloadCount > 0 && ` · ${text.downloads(file.downloadCount)}`}
  </span>
);
