import type { DocumentSummary } from '#shared/contract/boards/board.contract.ts';
import { readKpi } from '#shared/boards/fields/field.rules.ts';
import { referenceText as text } from '#shared/messages/boards/reference.ko.ts';
import { renderLink } from '#web/lib/render-link.tsx';
import { paths } from '#shared/paths.ts';
import { Badge } from '#web/ui/badge.tsx';
import { Card } from '#web/ui/card.tsx';
import { CardPicture } from '../documents/list/card-picture.tsx';
import { KpiFigure } from './kpi-figure.tsx';

export function ReferenceCard({ document, isFirst }: { document: DocumentSummary; isFirst?: boolean }) {
  const kpi = readKpi(document.fields.kpi1 ?? '');
  return (
    <Card
      heading="h2"
      className="laid-out-near h-full print:*:first:aspect-3/1 [--far-height:450px] xl:[--far-height:473px]"
      title={document.title}
      href={paths.boardDetail('reference', document.documentId)}
      renderLink={renderLink}
      media={
        <CardPicture
          url={document.coverUrl}
          instead={document.fields.customerName}
          isFirst={isFirst}
          className="transition-transform duration-500 group-hover:scale-[1.03] motion-reduce:transition-none"
        />
      }
      eyebrow={
        <>
          <span className="font-semibold text-accent-ink">{document.category}</span>
          <span aria-hidden="true">·</span>
          <span>{document.fields.customerName}</span>
          {document.isHidden && <Badge tone="warning">{text.notApproved}</Badge>}
        </>
      }
      description={document.fields.summary}
      footer={kpi && <KpiFigure kpi={kpi} />}
    />
  );
}
