import { FIRM_ENDINGS, MACHINES } from './known-names.ts';

/** What only the asker's own records could tell. */
const ASKS_FOR_OWN =
  /(?:^|\s)(?:내|제|저|나의|저의|우리\s?회사|저희\s?회사|우리|저희)\s(?:\S{1,12}\s){0,3}(?:\S{0,12}(?:이름|번호|금액|상태|잔액)(?:이|가|은|는)?\s?(?:좀|뭐|뭔|무엇|몇|얼마|어때|알려|확인)|(?:지금|현재)\s?\S{0,6}\s?중(?:이|인가|인지|\?|$)|(?:몇\s?(?:개|대|건|일)|며칠|얼마나?)\s?남)/;
/** What is so at this moment, or whether something of theirs went through. */
const ASKS_FOR_RECORDS =
  /^(?!.*(?:어디서|어떻게|방법|하려면|하는\s?법)).*(?:(?:지금|현재|오늘).{0,20}(?:몇\s?(?:자리|명|개|대|건|석)\S{0,3}\s?남|자리\S{0,2}\s?(?:남|있)|만석)|빈\s?자리\S{0,2}\s?(?:몇|얼마나|남)|(?:이번\s?주말|내일|모레|오늘).{0,12}(?:방|객실|좌석|진료)\S?\s?(?:있|남|비었|예약)|(?:있는지|됐는지|되었는지|했는지|됐나)\s?(?:좀\s?)?(?:조회|확인)\s?(?:해\s?|좀\s?)?(?:줘|주세요|주실|좀|부탁|$)|(?:^|\s)(?:내|제)\s(?:\S{1,8}\s){0,2}어디쯤)/;
/** What nobody is told: who else is here, and what the assistant was told. */
const ASKS_FOR_SECRETS =
  /시스템\s?프롬프트|(?<!(?:메일|문서|본문|첨부).{0,20})(?:이전|위의?|앞의)\s?(?:지시|명령|내용).{0,12}무시(?!.{0,20}(?:메일|문구|문서|글이|방어|방지|막))|(?:사람|회원|고객|사용자|회사|업체|고객사|직원|임직원|참석자|응답자|수강생)(?:들)?의?\s?(?:ip|아이피|이메일|메일|전화|연락처|비밀번호|개인정보|접속|목록|명단|실명).{0,12}(?:목록|명단|뽑|알려|보여|줘|좀)/i;

/** What somebody wrote for the staff alone, a password that is kept, and who is behind a name that is shown. */
const ASKS_FOR_PRIVATE =
  /(?:다른|남의|남이|타사|타인|누가|어느)\s?.{0,12}비밀\s?글|비밀\s?글.{0,14}(?:올린|쓴|적은)\s?(?:회사|사람|업체|고객|분|곳)|(?:비번|비밀번호|암호|패스워드|토큰)\s?(?:값)?(?:을|를|은|이|도|좀)?\s?(?:출력해|보여|알려|말해|불러)\s?(?:줘|주세요|줄래|달라|주라|봐)|(?:쓰는|쓴|올린|적은)\s?(?:분|사람)의?\s?(?:이메일|메일|연락처|전화|번호)|(?:^|\s)[a-z]{3,}\d*\s?(?:님|씨)의?\s?(?:\S{0,6}\s)?(?:이메일|메일|연락처|전화|번호|실명|본명|이름|주소|회사)/i;
/** 줘, 주세요 of somebody who wants it told; what 불러와요 and 보내주나요 ask is what the product does. */
const TELL = '(?:알려|불러|보내)\\s?(?:줘|주세요|주라|줄래|줄\\s?수|주[실시십]|달라)|알려$|줘|주세요|내놔';
/** 뭐예요, and not 뭐로 적어요. */
const WHAT = '(?:뭐|뭔|무엇)(?:예요|에요|야|였|더라|죠|지|임|가요|인가|인지|\\s?$|\\s?\\?)';
/** Which accounts there are and how one gets in with them; who forgot their own, or makes one, asks for something else. */
const ASKS_FOR_ACCESS = new RegExp(
  `^(?!.*(?:까먹|잊|찾기|찾으려|찾는|분실|초기|재설정|바꾸|변경|규칙|만들|등록|기본|자리|어디)).*(?:접속|관리자|운영|공용|테스트|${MACHINES})\\s?(?:\\S{1,6}\\s)?(?:계정\\s?)?(?:아이디|id|비번|비밀번호|암호|패스워드)(?:를|을|가|는|랑|이랑|하고)?\\s?(?:\\S{1,8}\\s)?(?:${TELL}|${WHAT})`,
  'i',
);
/** hanbit07, 한빛07: what a member who is named by an account was told, wrote or is. */
const ACCOUNT = '[가-힣a-z]{2,}\\d{2,}';
const OF_MEMBERS = '받은|올린|쓴|등록한|문의한|이메일|메일|연락처|전화|실명|본명|주소|소속';
const ASKS_FOR_MEMBER = new RegExp(
  [
    `(?:^|\\s)${ACCOUNT}\\s?(?:님|씨|회원)(?:이|가|은|는|의)?\\s(?:\\S{1,8}\\s)?(?:${OF_MEMBERS})`,
    `(?:^|\\s)(?!\\S{0,8}(?:${MACHINES})\\d)${ACCOUNT}\\s?(?:이|가)\\s(?:\\S{1,8}\\s)?(?:${OF_MEMBERS})`,
    `(?:^|\\s)(?!(?:${MACHINES})\\d)[a-z]{4,}\\d{2,}\\s?(?:받은|올린|쓴|등록한|문의한)`,
    `(?:^|\\s)(?!${MACHINES})[a-z]{5,}(?:(?:이|가)\\s?(?:올린|쓴\\s?글)|\\s?(?:이)?라는\\s?(?:회원|사람|분))`,
  ].join('|'),
  'i',
);
/** Until when customers are bound, and what they pay. */
const ASKS_FOR_CONTRACTS = new RegExp(
  `^(?!.*(?:어디서|어떻게)).*(?<![가-힣])(?!저희|우리|당사|자사)[가-힣]{2,6}(?:${FIRM_ENDINGS})(?:은|는|이|가|의)?\\s(?:\\S{1,8}\\s){0,3}\\S{0,4}(?:계약|라이선스|유지비|견적|사용료)\\S{0,3}\\s(?:\\S{1,6}\\s){0,2}(?:언제|얼마|기간|금액|만료|알려)`,
);
/** Who the assistant is: no text says it. */
const ASKS_OF_ASSISTANT =
  /^(?:(?:너|넌|너는|당신은?)\s(?:\S{1,5}\s){0,2}(?:사람이|이름|나이|몇\s?살|성별|남자|여자|생일|애인|만든\s?(?:사람|개발자|회사))|(?:네|니|너의)\s?(?:이름|나이|성별|생일)|(?:너|넌|너는)\s?몇\s?살)/;
/** Work that somebody wants done, and no question: 짜주세요, 번역해줘. */
const WANTS_WORK =
  /^(?!.*(?:뭘|뭐|무엇|무슨|어떤|얼마)).*(?:(?:코드|함수|쿼리|스크립트|문장|글|시|소설|독후감|자소서|메일|문구|제목|이름|노래)\S{0,2}\s?(?:좀\s?|하나\s?|[가-힣]{1,6}게\s?)?(?:짜|써|지어|고쳐|다듬어|바꿔|작성해)|(?:번역|계산|영작|작문|요약|풀이|첨삭)(?:을|를|좀)?\s?해|(?<!(?:교육|강의|로봇|실행|흐름|상담|데모|방문)\S{0,3}\s(?:\S{1,8}\s){0,3})예약(?:을|좀|하나)?\s?(?:좀\s?|하나\s?)?(?:넣어|잡아)|(?:자리|객실|티켓|표)(?:를|을|좀|하나)?\s?(?:잡아|끊어|맡아)|(?:얘기|이야기|농담|유머|노래|끝말잇기)(?:를|나|도)?\s?(?:하나만?\s?|좀\s?)?해)\s?(?:줘|주세요|주라|줄래|주십|달라|봐)(?:[요라]?[\s.!~ㅠㅋ]*|\s?\?)(?:$|\s?과제)/;

/** 재밌는 얘기 하나만. */
const WANTS_TALK =
  /(?:재밌는|웃긴|재미있는|무서운|심심)\S*\s?(?:얘기|이야기|농담|유머)|(?:얘기|이야기|농담|유머|노래)\s?하나만?\s*(?:$|\?|해|부탁)/;

export const asksForWhatIsNotTold = (query: string): boolean =>
  [
    ASKS_FOR_OWN,
    ASKS_FOR_RECORDS,
    ASKS_FOR_SECRETS,
    ASKS_FOR_PRIVATE,
    ASKS_FOR_ACCESS,
    ASKS_FOR_MEMBER,
    ASKS_FOR_CONTRACTS,
    ASKS_OF_ASSISTANT,
    WANTS_WORK,
    WANTS_TALK,
  ].some((asks) => asks.test(query));
