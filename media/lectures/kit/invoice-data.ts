/** A field of the paper: where it stands and what the machine made of it. */
export interface InvoiceField {
  id: string;
  label: string;
  value: string;
  place: { x: number; y: number; width: number };
}

export const INVOICE_FIELDS: InvoiceField[] = [
  { id: 'supplier', label: '공급자', value: '다온물류', place: { x: 119, y: 94, width: 92 } },
  { id: 'supplierNo', label: '공급자 등록번호', value: '214-86-30517', place: { x: 119, y: 60, width: 136 } },
  { id: 'buyerNo', label: '공급받는자 등록번호', value: '107-81-64829', place: { x: 377, y: 60, width: 136 } },
  { id: 'date', label: '작성일', value: '2026-11-12', place: { x: 25, y: 211, width: 112 } },
  { id: 'amount', label: '공급가액', value: '1,850,000', place: { x: 201, y: 211, width: 104 } },
  { id: 'tax', label: '세액', value: '185,000', place: { x: 377, y: 211, width: 92 } },
];

export const INVOICE_ITEMS = [
  ['11/04', '왕복 운송', '12', '1,200,000'],
  ['11/09', '창고 보관', '1', '450,000'],
  ['11/11', '상하차', '4', '200,000'],
];
