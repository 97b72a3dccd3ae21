import { pipelineText } from '#shared/messages/site/inquiry-list.ko.ts';
import { ReasonedExport } from '#web/features/admin/reasoned-export.tsx';
import { filtersOf } from './inquiry-query.ts';
import { usePipeline } from './use-inquiry-list.ts';

/** The list as a workbook. */
export function ExportButton({ count }: { count: number }) {
  const { query } = usePipeline();
  return (
    <ReasonedExport
      text={pipelineText.export}
      count={count}
      send={(api, reason) => api.post('/api/v1/free/export', { ...filtersOf(query), reason })}
    />
  );
}
