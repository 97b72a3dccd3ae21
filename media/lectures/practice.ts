/** Makes the practice files of the lectures: node media/lectures/practice.ts */
import { writeFile } from 'node:fs/promises';
import { strToU8, zipSync } from 'fflate';
import { chromium } from 'playwright';
import { findChromium } from '#scripts/support/chromium.ts';
import { ORDERS } from './kit/orders.ts';
import { INVOICES, paperInvoice } from './practice/paper-invoice.ts';

const FILES = new URL('../../content/videos/files/', import.meta.url);
/** Always the same bytes for the same contents. */
const MADE_AT = new Date('2026-11-12T10:00:00');

/** With a byte order mark and CRLF, or a spreadsheet shows Korean as noise. */
const csv = (rows: string[][]) => `\uFEFF${rows.map((row) => `${row.join(',')}\r\n`).join('')}`;
const note = (lines: string[]) => `\uFEFF${lines.join('\r\n')}\r\n`;

const zip = (name: string, files: Record<string, string | Uint8Array>) =>
  writeFile(
    new URL(name, FILES),
    zipSync(
      Object.fromEntries(
        Object.entries(files).map(([path, body]) => [path, typeof body === 'string' ? strToU8(body) : body]),
      ),
      { mtime: MADE_AT, level: 9 },
    ),
  );

async function recorderPractice(): Promise<void> {
  const rows = ORDERS.map((order, index) => [...order, `2026-12-${10 + index}`]);
  await writeFile(new URL('003-recorder-practice.csv', FILES), csv([['거래처', '품목', '수량', '납기일'], ...rows]));
}

async function loopPractice(): Promise<void> {
  const head = ['거래처', '품목', '수량', '결과'];
  await zip('005-excel-loop-practice.zip', {
    '주문목록.csv': csv([head, ...ORDERS.map((order) => [...order, ''])]),
    '처리결과 예시.csv': csv([head, ...ORDERS.map((order) => [...order, '등록됨'])]),
    '읽어주세요.txt': note([
      '주문 일괄 등록 실습',
      '',
      '1. 주문목록.csv를 엑셀에서 열어 주문목록.xlsx로 저장합니다. 시트 이름은 "12월 주문"으로 정합니다.',
      '2. 강의를 따라 통합 문서 읽기, 표의 행마다 반복, 칸에 쓰기를 놓습니다.',
      '3. 시험 실행한 뒤 처리결과 예시.csv와 같은지 비교합니다.',
      '',
      '더 해보기: 수량이 100을 넘으면 등록하지 않고 결과에 "확인 필요"라고 적게 바꾸어 보세요.',
    ]),
  });
}

async function documentPractice(): Promise<void> {
  const browser = await chromium.launch({ executablePath: findChromium() ?? undefined, args: ['--no-sandbox'] });
  try {
    const page = await browser.newPage();
    const papers: Record<string, Uint8Array> = {};
    for (const invoice of INVOICES) {
      await page.setContent(paperInvoice(invoice));
      papers[`세금계산서_${invoice.supplier}.pdf`] = await page.pdf({ format: 'A5', landscape: true });
    }
    const answers = INVOICES.map(({ supplier, supplierNo, buyerNo, date, amount, tax }) =>
      [supplier, supplierNo, buyerNo, date, amount, tax].map((value) => value.replaceAll(',', '')),
    );
    await zip('008-document-ai-practice.zip', {
      ...papers,
      '정답.csv': csv([['공급자', '공급자 등록번호', '공급받는자 등록번호', '작성일', '공급가액', '세액'], ...answers]),
    });
  } finally {
    await browser.close();
  }
}

await recorderPractice();
await loopPractice();
await documentPractice();
