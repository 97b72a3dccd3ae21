const DOCUMENTS = [
  ['비품 구매 요청', '이서준', '11.18'],
  ['출장비 정산', '박지우', '11.19'],
  ['휴가 신청', '최도윤', '11.19'],
];

/** A groupware page with a button of the same name in every row. */
export function ApprovalSite({ hovered }: { hovered?: number }) {
  return (
    <div className="site">
      <div className="site-bar bank">
        <b>가온 그룹웨어</b>
        <span>메일</span>
        <span className="here">결재</span>
        <span>일정</span>
        <span>게시판</span>
        <span className="user">정유진 팀장</span>
      </div>
      <div className="site-main">
        <h3>결재할 문서</h3>
        <table className="grid" style={{ marginTop: 14, fontSize: 19 }}>
          <tbody>
            <tr>
              {['문서', '올린 사람', '날짜', '처리'].map((head) => (
                <th key={head}>{head}</th>
              ))}
            </tr>
            {DOCUMENTS.map(([title, author, date], index) => (
              <tr key={title} style={{ height: 62 }}>
                <td>{title}</td>
                <td>{author}</td>
                <td>{date}</td>
                <td style={{ width: 170 }}>
                  <span
                    className={`site-button small ${hovered === index ? 'hover-box' : ''}`}
                    data-spot={`approve-${index}`}
                  >
                    결재하기
                  </span>
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </div>
  );
}
