/** What firms are called ends so, and no other word does. */
export const FIRM_ENDINGS = '철강|캐피탈|제약|물류|손보|건설|리조트|의료원|화학';
/** Offices and firms whose endings are words for things too: 법인카드, 전기공사. */
export const ORGANISATION_ENDINGS = `${FIRM_ENDINGS}|보험|마트|에너지|병원|공단|공사|은행|카드|증권|전자|통신|클라우드|대학교|연구원|진흥원|평가원|협회|시청`;

/** Machines and products, which have accounts and numbers and are nobody: 로봇01, 크롬142. */
export const MACHINES =
  '로봇|서버|컴퓨터|피시|노드|장비|기기|설비|에이전트|스튜디오|매니저|센터|크롬|엣지|윈도우|오피스|엑셀|워드|아웃룩|한글|자바|파이썬|리눅스|db|디비|데이터베이스|와이파이|erp|sap|pc|vm|robot|server|node|agent|studio|manager|center|chrome|edge|windows|office|excel|word|outlook|exchange|microsoft|oracle|java|python|linux|ubuntu';
