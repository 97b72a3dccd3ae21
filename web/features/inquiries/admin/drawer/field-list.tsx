import type { ReactNode } from 'react';
import type { InquiryDetail } from '#shared/contract/inquiries/inquiry.contract.ts';
import { inquiryText } from '#shared/messages/inquiries/inquiry.ko.ts';
import { inquiryListText } from '#shared/messages/inquiries/inquiry-list.ko.ts';
import { requestFields } from '../../request-fields.ts';

const { fields: labels } = inquiryText;
const text = inquiryListText.detail;

/** The filled-in fields of the inquiry; how to reach the person is above all. */
export function FieldList({ detail }: { detail: InquiryDetail }) {
  const person: [string, ReactNode][] = [
    [labels.department, detail.department],
    [labels.position, detail.position],
    [labels.industry, detail.industry],
    [labels.companySize, detail.companySize],
    [text.member, detail.member ?? text.visitor],
  ];
  return (
    <>
      <Fields title={text.request} fields={requestFields(detail)} />
      <Fields title={text.person} fields={person} />
    </>
  );
}

function Fields({ title, fields }: { title: string; fields: [string, ReactNode][] }) {
  const filled = fields.filter(([, value]) => value !== '');
  if (filled.length === 0) return null;
  return (
    <section className="mt-7">
      <h3 className="mb-1 text-label font-bold text-ink">{title}</h3>
      <dl className="divide-y divide-line border-b border-line">
        {filled.map(([label, value]) => (
          <div key={label} className="flex gap-4 py-2 text-label">
            <dt className="w-28 shrink-0 text-ink-muted">{label}</dt>
            <dd className="min-w-0 flex-1 text-ink">{value}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
