import { privacyAdminText } from '#shared/messages/admin/system/privacy.ko.ts';
import { paths } from '#shared/paths.ts';
import { useAdminQuery } from '#web/features/admin/admin-query.ts';
import { ReasonedExport } from '#web/features/admin/reasoned-export.tsx';
import { consentFilters, FIRST_PRIVACY } from './privacy-query.ts';

/** Exports the consents as CSV. */
export function ConsentExport({ count }: { count: number }) {
  const { query } = useAdminQuery(paths.adminPrivacy(), FIRST_PRIVACY);
  return (
    <ReasonedExport
      text={privacyAdminText.export}
      count={count}
      send={(api, reason) => api.post('/api/v1/admin/consents/export', { ...consentFilters(query), reason })}
    />
  );
}
