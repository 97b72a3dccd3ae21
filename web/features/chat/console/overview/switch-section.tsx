import { useRevalidator } from 'react-router';
import { chatConsoleText } from '#shared/messages/admin/content/chat-console.ko.ts';
import { useApi, useDialog, useToast } from '#web/lib/app-context.tsx';
import { useBusy } from '#web/lib/failures/use-busy.ts';
import { Switch } from '#web/ui/form/checkbox.tsx';

const text = chatConsoleText.overview;

/** Switches the assistant on or off for all visitors. */
export function SwitchSection({ isOn }: { isOn: boolean }) {
  const api = useApi();
  const dialog = useDialog();
  const toast = useToast();
  const { revalidate } = useRevalidator();
  const { isBusy, run } = useBusy();

  const change = async (next: boolean) => {
    const question = {
      title: text.switch,
      messageHtml: text.offConfirm,
      confirm: true,
      confirmLabel: text.switchOff,
      cancel: true,
    };
    if (!next && (await dialog.open(question)) !== 'confirm') return;
    await run(async () => {
      await api.post('/api/v1/admin/assistant/switch', { isOn: next });
      toast.success(next ? text.onDone : text.offDone);
      await revalidate();
    });
  };

  return (
    <section aria-labelledby="assistant-running" className="flex flex-col">
      <h2 id="assistant-running" className="text-lg font-bold text-ink">
        {text.running}
      </h2>
      <div className="mt-3 flex-1 rounded-card border border-line p-5">
        <Switch
          label={text.switch}
          hint={text.switchHint}
          checked={isOn}
          disabled={isBusy}
          onChange={({ target }) => void change(target.checked)}
        />
      </div>
    </section>
  );
}
