import type { FactKind, Said } from './fact-kind.ts';
import { NUMBER, VENDORS } from './fact-kind.ts';

/** 4.5, 4.5.3: the version whose day of release is asked for. */
const RELEASE =
  /(?<![\d.])(\d\.\d+(?:\.\d+)?)(?![\d.])(?!\s?(?:버전)?(?:인데|에서|이고|쓰)).{0,16}?(?:나온|나오|나와|나왔|(?:배포|출시|공개|릴리스)(?:된|되|됐|일|한|했|$|\s)|올라오|올라와).{0,8}?(?:날짜|일자|언제|며칠|몇\s?(?:월|년|일)|몇년)|(?<![\d.])(\d\.\d+(?:\.\d+)?)(?![\d.]).{0,14}?(?:언제|며칠날?|몇\s?월)\S{0,2}\s?(?:나와|나오|나왔|나올|출시|올라오|올라와|올라올)/;
/** A day that is written out: 30일 alone may be how long something takes. */
const DAY = '(?:\\d{1,2}월(?!간)|\\d{4}-\\d{2}|\\d{4}년)';

const PRODUCTS = { 'studio|스튜디오': 'Studio', 'robot|로봇': 'Robot', 'manager|매니저': 'Manager' };

/** What was announced under its title came out on the day that the announcement bears. */
function releaseDay(query: string): Said {
  const [, before, after] = RELEASE.exec(query) ?? [];
  const version = before ?? after;
  if (version === undefined) return { test: () => false };
  const last = version.split('.').length > 2 ? '' : '(?:\\.0)?';
  const whole = `(?<![\\d.])${version.replaceAll('.', '\\.')}${last}(?!\\d|\\.\\d)`;
  const [, product = ''] = Object.entries(PRODUCTS).find(([said]) => new RegExp(said, 'i').test(query)) ?? [];
  // Robot 4.5 as a heading, and the day below it.
  const underHeading = new RegExp(`${product}\\s?${whole}\\n+\\d{4}년`);
  // Version 4.5 (4월 3일), or in the next cell of its row.
  const dayBehind = new RegExp(`${whole}[^\\n|]{0,16}(?:\\|\\s?[^\\n|]{0,6})?${DAY}`);
  // On the third of April we bring out 4.5.
  const dayBefore = new RegExp(`${DAY}[^\\n|]{0,24}${whole}`);
  // The title announces it, or a text of this title tells a day.
  const named = new RegExp(whole);
  const announced = /출시|배포|공개/;
  const day = new RegExp(`${DAY}(?!\\s?이전)`);
  return {
    test(text) {
      const [title = ''] = text.split('\n', 1);
      const isOfIt = named.test(title) && (announced.test(title) || day.test(text));
      return isOfIt || [underHeading, dayBehind, dayBefore].some((said) => said.test(text));
    },
  };
}

/** 제품별 점수: broken down by what. */
const EACH =
  /(?<![가-힣])(제품|업종|지역|연령|나이|직급|고객사|버전|문항|과정|등급)별\S{0,2}\s(?!\S{0,4}(?:설정|관리|방법|나누|다르|다른|정하|보는|볼))\S{0,6}\s?(?:점수|수치|비율|숫자|통계|금액|매출|인원|건수|순위|만족도)/;

/** What is told by its name or number alone. */
export const NAMED_THINGS: readonly FactKind[] = [
  { name: 'release day', asks: RELEASE, says: releaseDay, within: 'text' },
  {
    name: 'product name',
    asks: /제품\s?(?:명|이름)\S{0,2}\s?(?:뭐|뭔|무엇|알려|좀|$|\?)|(?:쓰는|쓰던|만드는|만든|사용하는|사용하던)\s(?!\S*\s?(?:\S+\s)?(?:활동|변수|함수|식|필드|속성|파일|폴더|메뉴|컴포넌트|템플릿|흐름|프로젝트|로봇|계정|열|시트|패키지)\S?\s?이름)(?:\S{1,8}\s){1,2}(?:이름|명칭|제조사)\S?\s?(?:뭐|뭔|무엇|알려|좀|$|\?)|제조사\s?이름/,
    says: new RegExp(`‘[^’]{2,}’|“[^”]{2,}”|㈜|\\(주\\)|${VENDORS}`, 'i'),
    within: 'line',
  },
  {
    name: 'sender',
    asks: /(?:발신|보내는|송신|회신)\s?(?:메일\s?|이메일\s?)?주소(?:가|는|를|은)?\s?(?:뭐|뭔|무엇|어떻게\s?되|알려|좀|$|\?)/,
    says: /(?<![\w.+-])[\w.+-]{1,64}@[\w-]{1,63}\.\w/,
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
];
