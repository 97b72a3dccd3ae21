/** What only the asker's own records could tell. */
const ASKS_FOR_OWN =
  /(?:^|\s)(?:내|제|저|나의|저의|우리\s?회사|저희\s?회사|우리|저희)\s(?:\S{1,12}\s){0,3}(?:\S{0,12}(?:이름|번호|금액|상태|잔액)(?:이|가|은|는)?\s?(?:좀|뭐|뭔|무엇|몇|얼마|어때|알려|확인)|(?:지금|현재)\s?\S{0,6}\s?중(?:이|인가|인지|\?|$)|(?:몇\s?(?:개|대|건|일)|며칠|얼마나?)\s?남)/;
/** What nobody is told: who else is here, and what the assistant was told. */
const ASKS_FOR_SECRETS =
  /시스템\s?프롬프트|(?:이전|위의?|앞의)\s?(?:지시|명령|내용).{0,12}무시(?!.{0,20}(?:메일|문구|문서|글이|방어|방지|막))|(?:사람|회원|고객|사용자|회사|업체|고객사|직원|임직원|참석자|응답자|수강생)(?:들)?의?\s?(?:ip|아이피|이메일|메일|전화|연락처|비밀번호|개인정보|접속|목록|명단|실명).{0,12}(?:목록|명단|뽑|알려|보여|줘|좀)/i;

export const asksForWhatIsNotTold = (query: string): boolean =>
  ASKS_FOR_OWN.test(query) || ASKS_FOR_SECRETS.test(query);
