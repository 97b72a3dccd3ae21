import { pipelineText } from '#shared/messages/site/pipeline.ko.ts';
import { ReasonedExport } from '#web/features/admin/reasoned-export.tsx';
import { filtersOf } from './pipeline-query.ts';
import { usePipeline } from './use-pipeline.ts';

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
