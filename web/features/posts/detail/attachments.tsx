import { Download, FileText } from 'lucide-react';
import type { FileItem } from '../../../../shared/contract/file.contract.ts';
import { messages } from '../../../../shared/messages.ko.ts';
import { formatFileSize } from '../../files/file-size.ts';

const text = messages.posts.detail;

export function Attachments({ files }: { files: readonly FileItem[] }) {
  if (files.length === 0) return null;
  return (
    <section aria-labelledby="attachments" className="mt-12">
      <h2 id="attachments" className="text-base font-bold text-ink">
        {text.attachments} <span className="text-accent-ink">{files.length}</span>
      </h2>
      <ul className="mt-3 divide-y divide-line rounded-card border border-line">
        {files.map((file) => (
          <li key={file.fileId}>
            <a
              href={file.url}
              download={file.name}
              className="group flex min-h-14 items-center gap-3 px-4 py-2.5 hover:bg-surface-soft"
            >
              <FileText size={20} aria-hidden="true" className="shrink-0 text-ink-muted" />
              <span className="min-w-0 flex-1">
                <span className="block text-label font-medium text-ink group-hover:underline group-hover:underline-offset-4">
                  {file.name}
                </span>
                <span className="text-sm text-ink-muted">
                  {formatFileSize(file.sizeBytes)} · {text.downloads(file.downloadCount)}
                </span>
              </span>
              <Download size={18} aria-hidden="true" className="shrink-0 text-ink-muted group-hover:text-accent-ink" />
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}
