interface BankSiteProps {
  /** Outlined by the element picker. */
  isPicked: boolean;
}

export const RATES = [
  ['미국 달러', 'USD', '1,382.50', '+3.20'],
  ['유로', 'EUR', '1,604.18', '-1.75'],
  ['일본 엔(100)', 'JPY', '921.34', '+0.88'],
  ['중국 위안', 'CNY', '193.07', '+0.12'],
  ['베트남 동(100)', 'VND', '5.44', '0.00'],
];

/** A public page with a table of numbers that somebody copies every morning. */
export function BankSite({ isPicked }: BankSiteProps) {
  return (
    <div className="site">
      <div className="site-bar bank">
        <b>한결은행</b>
        <span>개인</span>
        <span className="here">환율</span>
        <span>예금</span>
        <span>대출</span>
      </div>
      <div className="site-main">
        <h3>오늘의 환율</h3>
        <div className={isPicked ? 'hover-box' : ''} data-spot="rates" style={{ marginTop: 14, width: 860 }}>
          <table className="grid">
            <tbody>
              <tr>
                {['통화', '기호', '매매기준율', '전일 대비'].map((head) => (
                  <th key={head}>{head}</th>
                ))}
              </tr>
              {RATES.map(([name, code, rate, change]) => (
                <tr key={code}>
                  <td>{name}</td>
                  <td>{code}</td>
                  <td className="num">{rate}</td>
                  <td className="num">{change}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      </div>
    </div>
  );
}
