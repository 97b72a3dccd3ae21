import { Copy, Download } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { secondFactorText as text } from '#shared/messages/account/second-factor.ko.ts';
import { useAppState, useSettings, useToast } from '#web/lib/app-context.tsx';
import { copyText } from '#web/lib/copy-text.ts';
import { Button } from '#web/ui/button.tsx';

/** New recovery codes. Shown only once; the server stores only hashes. */
export function RecoveryCodes({ codes, onKept }: { codes: readonly string[]; onKept: () => void }) {
  const toast = useToast();
  const { productName } = useSettings();
  const loginId = useAppState((state) => state.loginId);
  const heading = useRef<HTMLHeadingElement>(null);

  useEffect(() => heading.current?.focus(), []);

  const copy = async () => {
    if (await copyText(codes.join('\n'))) toast.success(text.copied);
    else toast.error(text.notCopied);
  };
  const download = () => {
    const lines = [text.fileHead(productName, loginId), '', ...codes, ''];
    const address = URL.createObjectURL(new Blob([lines.join('\r\n')], { type: 'text/plain;charset=utf-8' }));
    const link = document.createElement('a');
    link.href = address;
    link.download = text.fileName(productName, loginId);
    link.click();
    URL.revokeObjectURL(address);
  };

  return (
    <div className="mt-4 rounded-card border border-line p-5">
      <h3 ref={heading} tabIndex={-1} className="text-lg font-bold text-ink">
        {text.codesTitle}
      </h3>
      <p className="mt-1 text-sm text-ink-soft">{text.codesHint}</p>
      <ul className="mt-4 grid grid-cols-1 gap-x-6 gap-y-1 rounded-control bg-surface-soft px-4 py-3 min-[360px]:grid-cols-2">
        {codes.map((code) => (
          <li key={code}>
            <code className="text-base text-ink">{code}</code>
          </li>
        ))}
      </ul>
      <div className="mt-4 flex flex-wrap gap-2">
        <Button variant="secondary" onClick={() => void copy()}>
          <Copy size={18} aria-hidden="true" />
          {text.copy}
        </Button>
        <Button variant="secondary" onClick={download}>
          <Download size={18} aria-hidden="true" />
          {text.download}
        </Button>
        <Button className="ml-auto" onClick={onKept}>
          {text.keptThem}
        </Button>
      </div>
    </div>
  );
}
