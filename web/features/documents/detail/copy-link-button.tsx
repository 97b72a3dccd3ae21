import { Link2 } from 'lucide-react';
import { messages } from '#shared/messages.ko.ts';
import { useToast } from '#web/lib/app-context.tsx';
import { copyText } from '#web/lib/copy-text.ts';

const text = messages.documents.detail;

export function CopyLinkButton() {
  const toast = useToast();
  const copy = async () => {
    const isCopied = await copyText(location.origin + location.pathname);
    if (isCopied) toast.success(text.linkCopied);
    else toast.error(text.linkNotCopied);
  };
  return (
    <button
      type="button"
      onClick={() => void copy()}
      className="no-print inline-flex h-11 min-w-11 items-center justify-center gap-1.5 rounded-control text-ink-soft hover:text-accent-ink max-md:-mr-3"
    >
      <Link2 size={17} aria-hidden="true" />
      {/* On phones the sign alone, so that it stays in the line of author and date. */}
      <span className="max-md:sr-only">{text.copyLink}</span>
    </button>
  );
}
