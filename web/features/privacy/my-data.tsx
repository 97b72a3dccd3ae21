import { Download } from 'lucide-react';
import { privacyText } from '#shared/messages/site/privacy.ko.ts';
import { useApi, useToast } from '#web/lib/app-context.tsx';
import { useBusy } from '#web/lib/failures/use-busy.ts';
import { Button } from '#web/ui/button.tsx';
import { openTransport } from '../users/password/password-transport.ts';
import { useDownloads } from '../files/use-downloads.ts';

const text = privacyText.member;

/** Downloads all data that the portal stores about the member. `password`: the one entered to open the page. */
export function MyData({ password }: { password: string }) {
  const api = useApi();
  const downloads = useDownloads();
  const toast = useToast();
  const { isBusy, run } = useBusy();

  const download = async () => {
    await run(async () => {
      const { keyId, encrypt } = await openTransport(api);
      await downloads().post('/api/v1/user/export-data', { keyId, password: await encrypt(password) });
      toast.success(text.exported);
    });
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
