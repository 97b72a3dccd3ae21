import { useEffect, useState } from 'react';
import { inquiryListText as text } from '#shared/messages/site/inquiry-list.ko.ts';
import { useApi, useToast } from '#web/lib/app-context.tsx';
import { useShowFailure } from '#web/lib/failures/use-show-failure.ts';
import { Checkbox } from '#web/ui/form/checkbox.tsx';

/** Whether the current user gets mails about new inquiries. */
export function NoticeSwitch() {
  const api = useApi();
  const toast = useToast();
  const showFailure = useShowFailure();
  const [wants, setWants] = useState<boolean | null>(null);

  useEffect(() => {
    const stop = new AbortController();
    void api.post('/api/v1/free/notice-setting', {}, { signal: stop.signal }).then(
      (setting) => setWants(setting.wants),
      // Ignored: the list shows the failure, and the checkbox stays disabled.
      () => {},
    );
    return () => stop.abort();
  }, [api]);

  const change = async (next: boolean) => {
    setWants(next);
    try {
      await api.post('/api/v1/free/notice-setting', { wants: next });
      toast.success(next ? text.noticeOn : text.noticeOff);
    } catch (error) {
      setWants(!next);
      showFailure(error);
    }
  };

  return (
    <Checkbox
      label={text.noticeSetting}
      checked={wants ?? false}
      disabled={wants === null}
      onChange={({ target }) => void change(target.checked)}
    />
  );
}
