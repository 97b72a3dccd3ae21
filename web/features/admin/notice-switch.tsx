import { useEffect, useState } from 'react';
import { useApi, useToast } from '#web/lib/app-context.tsx';
import { useShowFailure } from '#web/lib/failures/use-show-failure.ts';
import { Checkbox } from '#web/ui/form/checkbox.tsx';

interface NoticeSwitchProps {
  /** Reads and changes the setting of the current user. */
  call: '/api/v1/free/notice-setting' | '/api/v1/questions/notice-setting';
  text: { label: string; on: string; onFiled: string; off: string };
}

/** Whether the current user gets mails about what arrives here. */
export function NoticeSwitch({ call, text }: NoticeSwitchProps) {
  const api = useApi();
  const toast = useToast();
  const showFailure = useShowFailure();
  const [wants, setWants] = useState<boolean | null>(null);

  useEffect(() => {
    const stop = new AbortController();
    void api.post(call, {}, { signal: stop.signal }).then(
      (setting) => setWants(setting.wants),
      // Ignored: the list shows the failure, and the checkbox stays disabled.
      () => {},
    );
    return () => stop.abort();
  }, [api, call]);

  const change = async (next: boolean) => {
    setWants(next);
    try {
      const { isMailFiled } = await api.post(call, { wants: next });
      toast.success(!next ? text.off : isMailFiled ? text.onFiled : text.on);
    } catch (error) {
      setWants(!next);
      showFailure(error);
    }
  };

  return (
    <Checkbox
      label={text.label}
      checked={wants ?? false}
      disabled={wants === null}
      onChange={({ target }) => void change(target.checked)}
    />
  );
}
