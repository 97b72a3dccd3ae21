import { useState } from 'react';
import type { OutputOf } from '#shared/contract/calls.ts';
import { chatConsoleText } from '#shared/messages/admin/content/chat-console.ko.ts';
import { useApi } from '#web/lib/app-context.tsx';
import { useBusy } from '#web/lib/failures/use-busy.ts';
import { Badge } from '#web/ui/badge.tsx';
import { Button } from '#web/ui/button.tsx';
import { plainText } from '../plain-text.ts';
import type { Overview } from './count-section.tsx';

type Result = OutputOf<'/api/v1/admin/assistant/test'>;

const text = chatConsoleText.overview;

/** The configured answer provider, with a connection test. */
export function EngineSection({ provider, testQuestion }: Pick<Overview, 'provider' | 'testQuestion'>) {
  const api = useApi();
  const [result, setResult] = useState<Result | null>(null);
  const { isBusy, run } = useBusy();
  const { name, hint } = text.providers[provider];

  const test = async () => {
    await run(async () => {
      setResult(null);
      setResult(await api.post('/api/v1/admin/assistant/test', undefined));
    });
  };

  return (
    <section aria-labelledby="assistant-engine" className="flex flex-col">
      <h2 id="assistant-engine" className="text-lg font-bold text-ink">
        {text.engine}
      </h2>
      <div className="mt-3 flex-1 rounded-card border border-line p-5">
        <p className="font-semibold text-ink">{name}</p>
        <p className="mt-1 text-label text-ink-soft">{hint}</p>
        <div className="mt-5 flex flex-wrap items-center gap-x-4 gap-y-2">
          <Button
            id="assistant-test"
            className="scroll-my-24"
            size="small"
            variant="secondary"
            loading={isBusy}
            onClick={() => void test()}
          >
            {text.test.button}
          </Button>
          <p className="min-w-0 flex-1 basis-60 text-sm text-ink-muted">{text.test.asks(testQuestion)}</p>
        </div>
        <div role="status">{result && <TestResult result={result} />}</div>
      </div>
    </section>
  );
}

function TestResult({ result }: { result: Result }) {
  const { answer, error, isUnanswered, firstPartMs, tookMs } = result;
  const words = error ? text.test.failed : isUnanswered ? text.test.unanswered : text.test.done;
  return (
    <div className="mt-5 rounded-control bg-surface-soft p-4">
      <p className="flex flex-wrap items-center gap-2 font-semibold text-ink">
        <Badge tone={error ? 'danger' : isUnanswered ? 'warning' : 'success'}>{text.test.result}</Badge>
        {words}
      </p>
      {error && <p className="mt-2 text-danger">{error}</p>}
      <p className="mt-2 text-sm text-ink-muted tabular-nums">
        {text.test.first} {text.duration(firstPartMs)} · {text.test.total} {text.duration(tookMs)}
      </p>
      {answer !== '' && (
        <p className="mt-3 text-label break-words whitespace-pre-wrap text-ink-soft">{plainText(answer)}</p>
      )}
    </div>
  );
}
