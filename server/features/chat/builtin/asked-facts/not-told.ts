/** What only the asker's own records could tell. */
const ASKS_FOR_OWN =
  /(?:^|\s)(?:내|제|저|나의|저의|우리\s?회사|저희\s?회사|우리|저희)\s(?:\S{1,12}\s){0,3}(?:\S{0,12}(?:이름|번호|금액|상태|잔액)(?:이|가|은|는)?\s?(?:좀|뭐|뭔|무엇|몇|얼마|어때|알려|확인)|(?:지금|현재)\s?\S{0,6}\s?중(?:이|인가|인지|\?|$)|(?:몇\s?(?:개|대|건|일)|며칠|얼마나?)\s?남)/;
/** What nobody is told: who else is here, and what the assistant was told. */
const ASKS_FOR_SECRETS =
  /시스템\s?프롬프트|(?:이전|위의?|앞의)\s?(?:지시|명령|내용).{0,12}무시(?!.{0,20}(?:메일|문구|문서|글이|방어|방지|막))|(?:사람|회원|고객|사용자|회사|업체|고객사|직원|임직원|참석자|응답자|수강생)(?:들)?의?\s?(?:ip|아이피|이메일|메일|전화|연락처|비밀번호|개인정보|접속|목록|명단|실명).{0,12}(?:목록|명단|뽑|알려|보여|줘|좀)/i;

/** What somebody wrote for the staff alone, a password that is kept, and who is behind a name that is shown. */
const ASKS_FOR_PRIVATE =
  /(?:다른|남의|남이|타사|타인|누가|어느)\s?.{0,12}비밀\s?글|비밀\s?글.{0,14}(?:올린|쓴|적은)\s?(?:회사|사람|업체|고객|분|곳)|(?:비번|비밀번호|암호|패스워드|토큰)\s?(?:값)?(?:을|를|은|이|도|좀)?\s?(?:출력|보여|알려|말해|불러)\s?(?:줘|주세요|줄래|달라|주라|봐)|(?:^|\s)[a-z]{3,}\d*\s?(?:님|씨)의?\s?(?:\S{0,6}\s)?(?:이메일|메일|연락처|전화|번호|실명|본명|이름|주소|회사)/i;
/** Work that somebody wants done, and no question: 짜주세요, 번역해줘. */
const WANTS_WORK =
  /^(?!.*(?:뭘|뭐|무엇|무슨|어떤|얼마)).*(?:(?:코드|함수|쿼리|스크립트|문장|글|시|소설|독후감|자소서|메일|문구|제목|이름|노래)\S{0,2}\s?(?:좀\s?|하나\s?|[가-힣]{1,6}게\s?)?(?:짜|써|지어|고쳐|다듬어|바꿔|작성해)|(?:번역|계산|영작|작문|요약|풀이|첨삭)(?:을|를|좀)?\s?해)\s?(?:줘|주세요|주라|줄래|주십|달라|봐)(?:[요라]?[\s.!~ㅠㅋ]*|\s?\?)(?:$|\s?과제)/;

export const asksForWhatIsNotTold = (query: string): boolean =>
  [ASKS_FOR_OWN, ASKS_FOR_SECRETS, ASKS_FOR_PRIVATE, WANTS_WORK].some((asks) => asks.test(query));
