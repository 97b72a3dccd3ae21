import { Download, FileText, Lock } from 'lucide-react';
import type { DocumentFile } from '#shared/contract/boards/file.contract.ts';
import { FILE_VISIBILITIES } from '#shared/boards/board.ts';
import { PROGRAM_EXTENSIONS } from '#shared/boards/file-kinds.ts';
import { becomeCustomerText } from '#shared/messages/boards/documents/become-customer.ko.ts';
import { messages } from '#shared/messages.ko.ts';
import { paths } from '#shared/paths.ts';
import { Badge } from '#web/ui/badge.tsx';
import { buttonClass } from '#web/ui/button.tsx';
import { VisuallyHidden } from '#web/ui/text/visually-hidden.tsx';
import { extensionOf } from '#web/features/files/format/extension-of.ts';
import { FileHash } from '#web/features/files/file-hash.tsx';
import { formatFileSize } from '#web/features/files/format/file-size.ts';
import { useAppState } from '#web/lib/app-context.tsx';
import { Link } from '#web/lib/link.tsx';
import { currentAddress, rememberReturnPath } from '#web/lib/session/return-path.ts';
import { cx } from '#web/ui/cx.ts';

const text = messages.documents.detail;

/** What runs, and the archives it comes in. */
const INSTALLERS: readonly string[] = [...PROGRAM_EXTENSIONS, 'zip'];

interface DocumentAttachmentsProps {
  files: readonly DocumentFile[];
  /** They are what the page is for: each has a button that says what comes, and what is installed its SHA-256. */
  areDownloads?: boolean;
}

/** List of attachments. Files that this visitor may not download are listed with who may. */
export function DocumentAttachments({ files, areDownloads = false }: DocumentAttachmentsProps) {
  const attachments = files.filter(({ purpose }) => purpose === 'attachment');
  if (attachments.length === 0) return null;
  const hasOnesForCustomers = attachments.some(({ isAllowed, visibility }) => !isAllowed && visibility === 'customer');
  return (
    <section aria-labelledby="attachments" className={areDownloads ? 'mt-6' : 'mt-12'}>
      <h2 id="attachments" className="text-base font-bold text-ink">
        {text.attachments} <span className="text-accent-ink">{attachments.length}</span>
      </h2>
      {hasOnesForCustomers && <BecomeCustomer />}
      <ul className="mt-3 divide-y divide-line rounded-card border border-line">
        {attachments.map((file) => (
          <li key={file.fileId}>
            {!file.isAllowed && <LockedFile file={file} />}
            {file.isAllowed &&
              (areDownloads ? (
                <DownloadFile file={file} isOnly={attachments.length === 1} />
              ) : (
                <AllowedFile file={file} />
              ))}
            {areDownloads && INSTALLERS.includes(extensionOf(file.name)) && (
              <FileHash file={file} className="px-4 pb-3 text-xs text-ink-muted" />
            )}
          </li>
        ))}
      </ul>
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

/** One of several is no more the way on than the others. */
function DownloadFile({ file, isOnly }: { file: DocumentFile; isOnly: boolean }) {
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3 p-4">
      <span className="flex min-w-0 items-center gap-3">
        <FileText size={20} aria-hidden="true" className="shrink-0 text-ink-muted" />
        <span className="min-w-0">
          <span className="block text-label font-medium wrap-anywhere text-ink">{file.name}</span>
          {file.downloadCount > 0 && (
            <span className="block text-sm text-ink-muted">{text.downloads(file.downloadCount)}</span>
          )}
        </span>
        {file.visibility !== 'all' && <Badge>{FILE_VISIBILITIES[file.visibility]}</Badge>}
      </span>
      <a href={file.url} className={cx(buttonClass({ variant: isOnly ? 'primary' : 'secondary' }), 'max-sm:w-full')}>
        <Download size={18} aria-hidden="true" />
        <VisuallyHidden>{file.name} </VisuallyHidden>
        {text.downloadOf(extensionOf(file.name).toUpperCase(), formatFileSize(file.sizeBytes))}
      </a>
    </div>
  );
}

function LockedFile({ file }: { file: DocumentFile }) {
  return (
    <div className="flex min-h-14 items-center gap-3 px-4 py-2.5">
      <Lock size={20} aria-hidden="true" className="shrink-0 text-ink-muted" />
      <span className="min-w-0 flex-1">
        <span className="block text-label font-medium text-ink-soft">{file.name}</span>
        <Sizes file={file} />
        {/* Of those for customers it is said once, above. */}
        {file.visibility === 'member' && <span className="block text-sm text-ink-soft">{text.membersOnly}</span>}
      </span>
      <Badge>{FILE_VISIBILITIES[file.visibility]}</Badge>
    </div>
  );
}

/** Why the files below cannot be downloaded, and how to get at them. */
function BecomeCustomer() {
  const { how, ask, trial } = becomeCustomerText;
  const isLoggedIn = useAppState((state) => state.loginId !== '');
  return (
    <div className="no-print mt-3 flex flex-col gap-x-8 gap-y-4 rounded-card bg-accent-soft p-5 lg:flex-row lg:items-center lg:justify-between">
      <div>
        <p className="flex items-center gap-2 font-bold text-ink">
          <Lock size={18} aria-hidden="true" className="shrink-0" />
          {text.customersOnly}
        </p>
        <p className="mt-1 text-label text-ink-soft">{isLoggedIn ? how.member : how.visitor}</p>
      </div>
      <div className="flex shrink-0 flex-wrap gap-2 max-sm:flex-col">
        {isLoggedIn ? (
          <Link to={paths.contact()} className={buttonClass()}>
            {ask}
          </Link>
        ) : (
          <Link to={paths.login()} className={buttonClass()} onClick={() => rememberReturnPath(currentAddress())}>
            {messages.shell.login}
          </Link>
        )}
        <Link to={paths.freeExperience()} className={buttonClass({ variant: 'secondary' })}>
          {trial}
        </Link>
      </div>
    </div>
  );
}

const Sizes = ({ file }: { file: DocumentFile }) => (
  <span className="block text-sm text-ink-muted">
    {formatFileSize(file.sizeBytes)}
    {file.downloadCount > 0 && ` · ${text.downloads(file.downloadCount)}`}
  </span>
);
