import { Copy } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { chatConsoleText } from '#shared/messages/admin/content/chat-console.ko.ts';
import { useToast } from '#web/lib/app-context.tsx';
import { Button } from '#web/ui/button.tsx';

const text = chatConsoleText.keys;

/** Shows the new key, whose copying is what comes next. It cannot be shown again. */
export function NewKey({ name, secret }: { name: string; secret: string }) {
  const toast = useToast();
  const field = useRef<HTMLTextAreaElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => button.current?.focus(), []);

  const copy = async () => {
    field.current?.select();
    try {
      await navigator.clipboard.writeText(secret);
      toast.success(text.copied);
    } catch {
      // The clipboard is not available or not allowed: the key stays selected for copying by keyboard.
      toast.error(text.copyFailed);
    }
  };

  return (
    <div role="status" className="mb-6 max-w-xl rounded-card border border-accent/30 bg-accent-soft p-5">
      <p className="font-semibold [overflow-wrap:anywhere] text-ink">{text.once(name)}</p>
      <div className="mt-3 flex gap-2 max-sm:flex-col">
        {/* As many lines as the key needs: it is seen whole. Where the browser cannot count them, two. */}
        <textarea
          ref={field}
          readOnly
          rows={2}
          value={secret}
          aria-label={text.key(name)}
          className="field-sizing-content min-w-0 resize-none rounded-control border border-line-control bg-surface px-3 py-2.5 font-mono text-sm break-all text-ink sm:flex-1"
          onFocus={({ target }) => target.select()}
        />
        <Button ref={button} variant="secondary" onClick={() => void copy()}>
          <Copy size={16} aria-hidden="true" />
          {text.copy}
        </Button>
      </div>
    </div>
  );
}
