import { messages } from '#shared/messages.ko.ts';

/** SHA-256 of a file, for checking a download. Folded: few look at it. */
export const FileHash = ({ file, className }: { file: { sha256: string }; className: string }) => (
  <details className={className}>
    <summary className="w-fit py-1">{messages.documents.detail.sha256}</summary>
    <code className="font-mono text-xs break-all">{file.sha256}</code>
  </details>
);
