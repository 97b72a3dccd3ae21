import { Copy } from 'lucide-react';
import { secondFactorText as text } from '#shared/messages/account/second-factor.ko.ts';
import { useToast } from '#web/lib/app-context.tsx';
import { copyText } from '#web/lib/copy-text.ts';
import { Button, buttonClass } from '#web/ui/button.tsx';
import { CodeStep } from './code-step.tsx';
import type { Enrolment } from './use-second-factor.ts';

interface EnrolPanelProps {
  enrolment: Enrolment;
  onCode: (code: string) => Promise<void>;
  onCancel: () => void;
}

/** Key of a new second factor as QR code, link and text; then asks for the first code. */
export function EnrolPanel({ enrolment, onCode, onCancel }: EnrolPanelProps) {
  const toast = useToast();
  const { secret, uri, picture } = enrolment;

  const copy = async () => {
    if (await copyText(secret)) toast.success(text.keyCopied);
    else toast.error(text.notCopied);
  };

  return (
    <div className="mt-4 rounded-card border border-line p-5">
      <p className="text-ink">{text.scan}</p>
      {/* Dark on white in every theme, because QR readers need it. */}
      <svg
        role="img"
        aria-label={text.picture}
        viewBox={`0 0 ${picture.size} ${picture.size}`}
        shapeRendering="crispEdges"
        className="mx-auto mt-4 block w-full max-w-56 rounded-control bg-white ring-1 ring-line"
      >
        <path d={picture.path} fill="#000" />
      </svg>
      <p className="mt-4 text-sm font-semibold text-ink">{text.key}</p>
      <div className="mt-1.5 flex flex-wrap items-center justify-between gap-2 rounded-control bg-surface-soft px-4 py-2">
        <code className="min-w-0 flex-1 basis-52 text-base break-words text-ink">{inFours(secret)}</code>
        <Button variant="ghost" size="small" className="ml-auto" onClick={() => void copy()}>
          <Copy size={16} aria-hidden="true" />
          {text.copyKey}
        </Button>
      </div>
      <a href={uri} className={`${buttonClass({ variant: 'secondary', size: 'small' })} mt-3 lg:hidden`}>
        {text.openApp}
      </a>
      <CodeStep hint={text.codeHint} submitLabel={text.confirm} isDigits onCode={onCode} onCancel={onCancel} />
    </div>
  );
}

/** Groups of four characters, for reading. Authenticator apps ignore the spaces. */
const inFours = (secret: string) => secret.replaceAll(/(.{4})(?=.)/g, '$1 ');
