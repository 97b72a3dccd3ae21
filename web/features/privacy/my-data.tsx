import { Download } from 'lucide-react';
import { useState } from 'react';
import { privacyText } from '../../../shared/messages/site/privacy.ko.ts';
import { createApi } from '../../lib/api/api-client.ts';
import { useApi, useAppStore, useDialog, useToast } from '../../lib/app-context.tsx';
import { reportFailure } from '../../shell/report-failure.ts';
import { useTellFailure } from '../../shell/use-tell-failure.ts';
import { Button } from '../../ui/button.tsx';
import { openTransport } from '../auth/password/password-transport.ts';
import { downloadTransport } from '../files/download-transport.ts';

const text = privacyText.member;

/** Everything that the portal holds on the member, in a file; `password` is the one that opened the page. */
export function MyData({ password }: { password: string }) {
  const api = useApi();
  const dialog = useDialog();
  const store = useAppStore();
  const toast = useToast();
  const tellFailure = useTellFailure();
  const [isBusy, setBusy] = useState(false);

  const download = async () => {
    setBusy(true);
    try {
      const { keyId, encrypt } = await openTransport(api);
      const files = createApi(downloadTransport, (failure) => reportFailure(failure, dialog, store));
      await files.post('/api/v1/user/export-data', { keyId, password: await encrypt(password) });
      toast.success(text.exported);
    } catch (error) {
      tellFailure(error);
    } finally {
      setBusy(false);
    }
  };

  return (
    <section aria-labelledby="my-data" className="mt-12 border-t border-line pt-8">
      <h2 id="my-data" className="text-xl font-bold text-ink">
        {text.data}
      </h2>
      <p className="mt-1 text-sm text-ink-muted">{text.dataHint}</p>
      <Button variant="secondary" className="mt-4" loading={isBusy} onClick={() => void download()}>
        <Download size={18} aria-hidden="true" />
        {text.export}
      </Button>
    </section>
  );
}
