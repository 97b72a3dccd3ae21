import type { FactKind } from './fact-kind.ts';
import { NUMBER, VENDORS } from './fact-kind.ts';

/** 4.5, 4.5.3: the version whose day of release is asked for. */
const RELEASE =
  /(?<![\d.])(\d\.\d(?:\.\d+)?)(?![\d.])(?!\s?(?:버전)?(?:인데|에서|이고|쓰)).{0,16}?(?:나온|나오|나와|나왔|(?:배포|출시|공개|릴리스)(?:된|되|됐|일|한|했|$|\s)|올라오|올라와).{0,8}?(?:날짜|일자|언제|며칠|몇\s?(?:월|년|일)|몇년)|(?<![\d.])(\d\.\d(?:\.\d+)?)(?![\d.]).{0,14}?(?:언제|며칠날?|몇\s?월)\S{0,2}\s?(?:나와|나오|나왔|나올|출시|올라오|올라와|올라올)/;
const DAY = '(?:\\d{1,2}월|\\d{1,2}일|\\d{4}-\\d{2}|\\d{4}년)';

const PRODUCTS = { 'studio|스튜디오': 'Studio', 'robot|로봇': 'Robot', 'manager|매니저': 'Manager' };

/** What was announced under its title came out on the day that the announcement bears. */
function releaseDay(query: string): RegExp {
  const [, before, after] = RELEASE.exec(query) ?? [];
  const version = (before ?? after ?? '').replaceAll('.', '\\.');
  const whole = `(?<![\\d.])${version}${version.split('.').length > 2 ? '' : '(?:\\.0)?'}(?![\\d.]\\d)`;
  const [, product = ''] = Object.entries(PRODUCTS).find(([said]) => new RegExp(said, 'i').test(query)) ?? [];
  return new RegExp(
    `${product}\\s?${whole}\\n+\\d{4}년|^[^\\n]*${whole}[^\\n]*(?:출시|배포|공개)|^[^\\n]*${whole}[^]*${DAY}(?!\\s?이전)|${whole}[^\\n|]{0,16}(?:\\|\\s?[^\\n|]{0,6})?${DAY}|${DAY}[^\\n|]{0,24}${whole}`,
  );
}

/** 제품별 점수: broken down by what. */
const EACH =
  /(?<![가-힣])(제품|업종|지역|연령|나이|직급|고객사|버전|문항|과정|등급)별\S{0,2}\s(?!\S{0,4}(?:설정|관리|방법|나누|다르|다른|정하|보는|볼))\S{0,6}\s?(?:점수|수치|비율|숫자|통계|금액|매출|인원|건수|순위|만족도)/;

/** What is told by its name or number alone. */
export const NAMED_THINGS: readonly FactKind[] = [
  { name: 'release day', asks: RELEASE, says: releaseDay, within: 'text' },
  {
    name: 'update number',
    asks: /(?:kb|업데이트|핫픽스)\s?(?:번호|넘버)\S?\s?(?:가|는)?\s?(?:뭐|뭔|무엇|몇|알려|좀|$|\?)/i,
    says: /kb\s?\d{5,}/i,
    within: 'text',
  },
  {
    name: 'product name',
    asks: /제품\s?(?:명|이름)\S{0,2}\s?(?:뭐|뭔|무엇|알려|좀|$|\?)|(?:쓰는|쓰던|만드는|만든|사용하는|사용하던)\s(?!\S*\s?(?:\S+\s)?(?:활동|변수|함수|식|필드|속성|파일|폴더|메뉴|컴포넌트|템플릿|흐름|프로젝트|로봇|계정|열|시트|패키지)\S?\s?이름)(?:\S{1,8}\s){1,2}(?:이름|명칭|제조사)\S?\s?(?:뭐|뭔|무엇|알려|좀|$|\?)|제조사\s?이름/,
    says: new RegExp(`‘[^’]{2,}’|“[^”]{2,}”|㈜|\\(주\\)|${VENDORS}`, 'i'),
    within: 'line',
  },
  {
    name: 'sender',
    asks: /(?:발신|보내는|송신|회신)\s?(?:메일\s?|이메일\s?)?주소(?:가|는|를|은)?\s?(?:뭐|뭔|무엇|어떻게\s?되|알려|좀|$|\?)/,
    says: /[\w.+-]+@[\w-]+\.\w/,
    within: 'text',
  },
  {
    name: 'broken down',
    asks: EACH,
    says: (query) => new RegExp(`${EACH.exec(query)?.[1] ?? ''}(?:별|마다|에\\s?따라| \\|)`),
    within: 'text',
  },
  {
    name: 'number',
    asks: /숫자로(?:만)?\s?(?:좀|말|알려|$|\?)|수치(?:가|를|로)?\s?(?:궁금|알려|말)/,
    says: /\d|무제한/,
    within: 'line',
  },
  {
    name: 'pages',
    asks: /(?:백서|소개서|교재|자료|책|안내서|보고서)\S*\s(?:\S{1,6}\s){0,2}몇\s?(?:쪽|페이지|장)(?:짜리)?\s?(?:이|인|야|예|에|임|입|죠|고|$|\?)/,
    says: new RegExp(`${NUMBER}\\s?(?:쪽|페이지|장짜리)`),
    within: 'text',
  },
  {
    name: 'most said',
    asks: /(?:제일|가장)\s?(?:많이|자주)\s?(?:나온|들어온|받은|올라온|적힌)\s\S+\s?(?:뭐|뭔|무엇|어떤)/,
    says: /가장|제일|많이|많은|많았|주로|순위/,
    within: 'text',
  },
  {
    name: 'work at a maintenance',
    asks: /점검.{0,24}(?:작업\s?(?:목록|내역|내용)|(?:뭘|무엇을|뭐를)\s?(?:바꾸|바꾼|교체|고치|고친|손보))/,
    says: /교체|증설|옮깁|바꿉|올립|고칩|늘립|적용합/,
    within: 'text',
  },
];
