/**
 * Masks personal data of common forms in questions before staff and models of others see them. Addresses and numbers
 * keep enough to recognise their kind; names keep the first syllable.
 */
export function maskInText(text: string): string {
  let masked = text.replace(FULL_WIDTH, (sign) => String.fromCharCode(sign.charCodeAt(0) - FULL_WIDTH_OFFSET));
  for (const [pattern, replacement] of MASKS) masked = masked.replace(pattern, replacement as string);
  return masked;
}

/** Signs of numbers and addresses as Korean keyboards also type them: ０１０－１２３４. */
const FULL_WIDTH = /[０-９Ａ-Ｚａ-ｚ＠．＋－＿]/g;
const FULL_WIDTH_OFFSET = 0xfee0;

/** Not inside a longer number. */
const number = (pattern: string) => new RegExp(`(?<![\\d])${pattern}(?!\\d)`, 'gu');
const DASH = '[\\p{Pd}−]';
const GAP = '[\\s.·\\p{Pd}−]{0,3}';

/** The most common family names. A name in a sentence is recognised by one of them and the words around it. */
const FAMILY =
  '김이박최정강조윤장임한오서신권황안송류유전홍고문양손배백허남심노하곽성차주우구민진지엄채원천방공현함변염여추도소석선설마길연위표명기반왕금옥육인맹제모탁국어은편용';
const NOT_A_NAME =
  '(?!이용자|신청자|소유자|전문가|원장님|지원자|안내자|공급자|제공자|주문자|구매자|선생님|연구원|노동자|기술자|유권자|전공자|공무원|정회원|정직원|한국인|고객사)';

/** Questions about names in general: 이름이 뭐니, 이름 바꾸는 방법. */
const ASKED_OF_NAMES =
  '(?!뭐|뭔|무엇|무슨|누구|어떻|어떤|없|있|같|다[르른]|바뀌|바꾸|수정[하을이은]|변경|정하[는기고면]|앞|순서|맞|길어|길면|짧|깨|틀|보이|안(?:\\s|보|되|돼|나)|왜|언제|몇)';

const MASKS: readonly (readonly [RegExp, string | ((...parts: string[]) => string)])[] = [
  [/(?<![\w.%+-])([\w.%+-])[\w.%+-]*@([\w-]+(?:\.[\w-]+)+)/g, '$1***@$2'],
  // Resident and foreigner registration numbers, completely, because the first six digits are the date of birth.
  [number(`\\d{6}\\s?${DASH}?\\s?[1-8]\\d{6}`), '******-*******'],
  [number(`(\\d{4})${GAP}\\d{4}${GAP}\\d{4}${GAP}(\\d{4})`), '$1-****-****-$2'],
  [new RegExp(`\\+82${GAP}\\d{1,2}${GAP}\\d{3,4}${GAP}(\\d{4})(?!\\d)`, 'gu'), '+82-**-****-$1'],
  [number(`(01[016789])${GAP}\\d{3,4}${GAP}(\\d{4})`), '$1-****-$2'],
  [number(`(0(?:2|[3-6]\\d|70|50\\d))${GAP}\\d{3,4}${GAP}(\\d{4})`), '$1-****-$2'],
  [number(`(\\d{3})\\s?${DASH}\\s?\\d{2}\\s?${DASH}\\s?\\d{5}`), '$1-**-*****'],
  // Bank accounts and other numbers of three or more parts, but not dates.
  [number(`(?!\\d{4}-\\d{2}-\\d{2}(?!\\d))(\\d{2,6})(?:${DASH}\\d{2,8}){2,3}`), '$1-****-****'],
  // The same without hyphens, but no time (20261121093000) and no part of a code.
  [/(?<![\w.-])(?!20\d\d(?:0[1-9]|1[0-2])(?:0[1-9]|[12]\d|3[01]))(\d{3})\d{7,13}(?!\w|[.-]\d)/g, '$1-****-****'],
  [/((?:이름|성함|성명)(?:은|이|:|\s)\s*)(?!무엇|누구)([가-힣])[가-힣]{1,3}?(?=입니다|이에요|예요|이고|님)/g, '$1$2**'],
  [
    new RegExp(`((?:이름|성함|성명)(?:은|이|:|\\s)\\s*)${ASKED_OF_NAMES}([가-힣])[가-힣]{1,3}?(?=\\s|,|$)`, 'g'),
    '$1$2**',
  ],
  [
    new RegExp(
      `(?<![가-힣])(저는\\s*)${NOT_A_NAME}([${FAMILY}])[가-힣]{2}(?<![팀부])(?=입니다|이고|이에요|예요|이라고|라고\\s?(?:합니다|해요))`,
      'g',
    ),
    '$1$2**',
  ],
  [
    new RegExp(
      `(?<![가-힣])${NOT_A_NAME}([${FAMILY}])[가-힣]{2}(?=\\s?(?:님|씨|고객님|과장|대리|부장|차장|사원|팀장))`,
      'g',
    ),
    '$1**',
  ],
];
