import { assistantAnswerText as text } from '#shared/messages/assistant/assistant-answer.ko.ts';
import { smallTalkText as talk } from '#shared/messages/assistant/small-talk.ko.ts';
import { isUnclear } from './unclear.ts';

const MARKS = /[\s!?.~^,ㅋㅠㅜ:)♡♥👍🙏]+|(?<=[가-힣\s])ㅎ+/gu;
/** Longer than this is no small talk; whatever it repeats, it is not read further. */
const LONGEST = 60;

interface Around {
  product: string;
  /** ISO 8601 in UTC. */
  now: string;
  /** Nothing was said before that 이게 could mean. */
  isFirst: boolean;
}
type Say = (around: Around) => string | null;

const YES = '네|넵|넹|넴|예|옙|응|웅|엉|어|ㅇ{1,3}|오키|오케이|ok|okay|yes';
const THANKS =
  '고마워요?|고맙습니다|고맙네요?|감사(?:합니다|해요|드립니다|드려요|요)?|ㄱㅅ|땡큐|thanks?|thankyou|도움(?:이|많이|이많이|정말)?(?:됐|되었|됬)(?:어요?|습니다|네요?)|해결(?:됐|되었|했)(?:어요?|습니다|네요?)|덕분(?:에|이에요|입니다)(?:해결(?:됐|했)(?:어요?|습니다))?';
const BYE =
  '수고(?:하세요|하십시오|하셨습니다|하셨어요|하셔요|요|해요?|많으셨습니다|많으셨어요)|ㅅㄱ|고생(?:하세요|하셨습니다|하셨어요|많으셨습니다)|안녕히(?:계세요|가세요)|잘(?:있어요?|가요?|자요?)|바이|빠이|bye|goodbye|(?:다음에|나중에|또)(?:봐요?|뵐게요|올게요?|뵙겠습니다)|좋은하루(?:되세요|보내세요)|즐거운하루(?:되세요|보내세요)';
const ENDING = '(?:야|냐|니|임|예요|에요|이에요|인가요|이야|인데요?|죠|지|일까요?|입니까|요)?';

const TALK: readonly (readonly [RegExp, Say])[] = [
  [
    /^(?:ㅎㅇ|ㅎㅇㅎㅇ|안녕(?:하세요|하십니까|하세여|하셔요)?|하이|헬로|hello|hi|반가워요?|반갑습니다|여보세요|저기요|수고하십니다|수고많으십니다)$/i,
    ({ product }) => text.greeting(product),
  ],
  [
    new RegExp(`^(?:${YES})?(?:(?:정말|너무|진짜|많이|많은|큰|답변)?(?:${THANKS}))+(?:${BYE})?$`, 'i'),
    () => text.thanks,
  ],
  [new RegExp(`^(?:${YES})?(?:그럼)?(?:${BYE})+$`, 'i'), () => talk.farewell],
  [
    new RegExp(
      `^(?:(?:${YES})+|(?:${YES})?(?:알겠(?:습니다|어요?)|알았(?:습니다|어요?)|그렇(?:군요?|구나|네요?)|그래요?|좋아요?|좋습니다|좋네요?|아하|오호|굿|good|확인(?:했습니다|했어요?|하겠습니다|해볼게요?)|이해(?:했습니다|했어요?|됐어요?|됐습니다)|해볼게요?|해보겠습니다))$`,
      'i',
    ),
    () => talk.yes,
  ],
  [
    /^(?:아니(?:요|야|오|에요)?|아뇨|ㄴㄴ|no|nope|괜찮(?:아요?|습니다)|됐(?:어요?|습니다)|없(?:어요?|습니다))$/i,
    () => talk.no,
  ],
  [
    new RegExp(
      `^(?:(?:너|넌|너는|니|네|너의|당신|당신의|챗봇|봇)(?:의)?)?(?:이름|성함)(?:은|이)?(?:뭐|뭔|무엇|어떻게(?:되(?:세요|나요|니|시나요)|돼요?))${ENDING}$|^(?:너|넌|니|네|너의|당신의?)이름은?(?:알려줘요?|알려주세요|말해줘요?)?$`,
    ),
    ({ product }) => talk.name(product),
  ],
  [
    /^(?:넌|너는|당신은|너|네가)?(?:누구(?:야|세요|냐|니|예요|인가요)|뭐(?:야|하는거야|할수있(?:어|니|나요)))$/,
    ({ product }) => text.about(product),
  ],
  [
    /^(?:넌|너는|너|당신은?|혹시|네가)*(?:사람|인간|로봇|봇|챗봇|기계|ai|인공지능|챗gpt|chatgpt|지피티|챗지피티|gpt)(?:이?(?:야|니|냐|세요|에요|예요|인가요|죠|지|임)|인가)$/i,
    ({ product }) => text.about(product),
  ],
  [
    /^(?:너|넌|너는)?(?:무엇을|뭘|뭐를?|무슨걸)?(?:할수있(?:어|나요|니|어요)|도와줄수있(?:어|나요)|물어볼수있(?:어요?|나요?|을까요?)|물어보면(?:되나요?|돼요?))$|^(?:넌|너는?|당신은?)(?:뭘|뭐|무엇으?)로만(?:들었|들어졌|든)\S{0,3}$/,
    ({ product }) => text.about(product),
  ],
  [
    new RegExp(`^(?:이게|이거|이건|이것은)(?:대체|도대체)?(?:뭐|뭔|무엇)(?:하는(?:거|건|것))?(?:가요|데요|${ENDING})$`),
    ({ product, isFirst }) => (isFirst ? text.about(product) : null),
  ],
  [/^(?:도움말|help)$/i, ({ product }) => text.about(product)],
  [
    /^(?:답변?이?|대답이?|별로|전혀|진짜|너무|하나도|이거|그거|너|넌|왜|아|에이|흠)*(?:도움(?:이|은)?(?:하나도|전혀|별로)?(?:안(?:되|돼|됐|됨|된|됩)|되지않|못)\S{0,4}|별로(?:네요?|다|야|예요|임|에요|군요?)|쓸모(?:가|도)?없\S{0,3}|실망\S{0,6}|답답하(?:네요?|다|군요?)|(?:엉뚱|이상)(?:하네요?|해요?|한(?:소리|대답|답변|답)\S{0,5})|틀렸(?:어요?|네요?|습니다|잖아요?)|못알아듣\S{0,4}|바보\S{0,3}|멍청\S{0,4})$/,
    () => talk.sorry,
  ],
  [
    /^(?:아|너무|진짜|나|저|오늘)*(?:심심(?:해|하|한)\S{0,3}|배고(?:파|프)\S{0,3}|졸(?:려|리|린)\S{0,3}|피곤\S{0,3}|힘들\S{0,3}|놀아줘\S?|농담(?:하나)?(?:만|좀)?(?:해)?(?:줘요?|주세요|봐)?|사랑해\S?|노래(?:를)?불러(?:줘요?|주세요)?)$/,
    () => talk.idle,
  ],
  [/^(?:아|너무|진짜)*(?:짜증|화)나\S{0,3}$/, () => talk.sorry],
  [
    /^(?:영어로(?:말해|답해|대답해|답변해)(?:줘요?|주세요|줄래요?)?|(?:speak|talk|answer)(?:in)?english(?:please)?|(?:in)?english(?:please)?)$/i,
    () => talk.korean,
  ],
  [
    new RegExp(
      `^(?:오늘|지금)(?:은|이)?(?:날짜(?:가|는)?|몇월)?(?:(?:며칠|몇일|무슨요일|몇월며칠|몇월몇일|뭐|언제|어떻게(?:돼요?|되나요))${ENDING}|알려(?:줘요?|주세요))$|^오늘(?:의)?날짜$`,
    ),
    ({ now }) => talk.today(dateOf(now)),
  ],
  [
    new RegExp(`^(?:지금|현재)(?:은|이|시각이?|시간이?)?몇시${ENDING}$|^(?:지금|현재)시[각간]$`),
    ({ now }) => talk.time(timeOf(now)),
  ],
];

const korean = (now: string, options: Intl.DateTimeFormatOptions) =>
  new Intl.DateTimeFormat('ko-KR', { timeZone: 'Asia/Seoul', ...options }).format(new Date(now));
const dateOf = (now: string) => korean(now, { dateStyle: 'full' });
const timeOf = (now: string) => korean(now, { timeStyle: 'short' });

/** An answer to what is no question about anything: 안녕하세요, 고마워요, 너는 누구야?, ㅋㅋㅋ */
export function smallTalk(query: string, around: Around): string | null {
  if (isUnclear(query)) return talk.unclear;
  if (query.length > LONGEST) return null;
  if (/^[ㅋㅎㅠㅜㅡ\s!?.~^;]*[ㅋㅎㅠㅜ][ㅋㅎㅠㅜㅡ\s!?.~^;]*$/.test(query)) return talk.listening;
  const said = query.normalize('NFC').replace(MARKS, '');
  return TALK.find(([pattern]) => pattern.test(said))?.[1](around) ?? null;
}
