import { INVOICE_FIELDS, INVOICE_ITEMS } from '../kit/invoice-data.ts';

export interface PaperInvoice {
  supplier: string;
  supplierNo: string;
  buyerNo: string;
  date: string;
  amount: string;
  tax: string;
  items: string[][];
}

const field = (id: string) => INVOICE_FIELDS.find((known) => known.id === id)?.value ?? '';

/** The one of the lecture, and another to try alone. Companies and numbers are made up. */
export const INVOICES: PaperInvoice[] = [
  {
    supplier: field('supplier'),
    supplierNo: field('supplierNo'),
    buyerNo: field('buyerNo'),
    date: field('date'),
    amount: field('amount'),
    tax: field('tax'),
    items: INVOICE_ITEMS,
  },
  {
    supplier: '한빛상사',
    supplierNo: '305-81-22746',
    buyerNo: field('buyerNo'),
    date: '2026-11-16',
    amount: '742,000',
    tax: '74,200',
    items: [
      ['11/13', '토너 카트리지 검정', '6', '540,000'],
      ['11/16', 'A4 복사용지', '10', '202,000'],
    ],
  },
];

const row = (cells: string[]) => `<tr>${cells.map((cell) => `<td>${cell}</td>`).join('')}</tr>`;

export const paperInvoice = (invoice: PaperInvoice) => `<!doctype html>
<html lang="ko"><meta charset="utf-8"><title>세금계산서</title>
<style>
  body { margin: 0; padding: 10mm; font: 12pt sans-serif; color: #222 }
  h1 { margin: 0 0 6mm; font-size: 20pt; letter-spacing: .3em; text-align: center }
  table { width: 100%; margin-bottom: 5mm; border-collapse: collapse }
  td, th { padding: 2mm 3mm; border: .4mm solid #b98d83; text-align: left }
  th { color: #8a4b3f; font-weight: 400 }
</style>
<h1>세금계산서</h1>
<table>
  <tr><th>공급자 등록번호</th><td>${invoice.supplierNo}</td><th>공급받는자 등록번호</th><td>${invoice.buyerNo}</td></tr>
  <tr><th>상호</th><td>${invoice.supplier}</td><th>상호</th><td>가온상사</td></tr>
  <tr><th>작성일</th><td>${invoice.date}</td><th>비고</th><td>연습용</td></tr>
</table>
<table><tr><th>공급가액</th><th>세액</th></tr>${row([invoice.amount, invoice.tax])}</table>
<table><tr><th>날짜</th><th>품목</th><th>수량</th><th>금액</th></tr>${invoice.items.map(row).join('')}</table>
`;
