import type { CSSProperties } from 'react';
import type { InvoiceField } from './invoice-data.ts';
import { INVOICE_FIELDS, INVOICE_ITEMS } from './invoice-data.ts';

const at = ({ x, y, width }: InvoiceField['place']): CSSProperties => ({ left: x - 8, top: y - 5, width, height: 28 });

interface InvoiceProps {
  /** Fields found so far; of those, the ones the machine is unsure of. */
  found: string[];
  unsure?: string;
  hasItems?: boolean;
  /** 0 to 1 while the light passes over the paper. */
  scan?: number;
}

/** A tax invoice as it comes out of a fax: 560 by 520. */
export function Invoice({ found, unsure, hasItems = false, scan = 0 }: InvoiceProps) {
  return (
    <div className="paper" data-spot="paper">
      <h3>세금계산서</h3>
      <div className="paper-head">
        <i>공급자</i>
        <b>214-86-30517</b>
        <i>공급받는자</i>
        <b className="smudged">107-81-64829</b>
        <i>상호</i>
        <b>다온물류</b>
        <i>상호</i>
        <b>가온상사</b>
        <i>대표</i>
        <b>오세린</b>
        <i>대표</i>
        <b>김도현</b>
      </div>
      <div className="paper-sums">
        <i>작성일</i>
        <i>공급가액</i>
        <i>세액</i>
        <b>2026-11-12</b>
        <b>1,850,000</b>
        <b>185,000</b>
      </div>
      <table>
        <tbody>
          <tr>
            {['날짜', '품목', '수량', '금액'].map((head) => (
              <th key={head}>{head}</th>
            ))}
          </tr>
          {INVOICE_ITEMS.map(([date, ...rest]) => (
            <tr key={date}>
              <td>{date}</td>
              {rest.map((text) => (
                <td key={text}>{text}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      <p className="paper-total">
        <i>합계 금액</i>
        <b>2,035,000</b>
        <span>위 금액을 청구함</span>
      </p>
      <span className="stamp">다온물류인</span>
      {INVOICE_FIELDS.filter(({ id }) => found.includes(id)).map(({ id, place }) => (
        <span key={id} className={`mark ${id === unsure ? 'unsure' : ''}`} style={at(place)} data-spot={`mark-${id}`} />
      ))}
      {hasItems && (
        <span className="mark" style={{ left: 10, top: 248, width: 540, height: 160 }} data-spot="mark-items" />
      )}
      {scan > 0 && scan < 1 && <span className="scan" style={{ top: Math.round(scan * 480) }} />}
    </div>
  );
}
