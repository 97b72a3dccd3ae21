import { bar, calendar, chip, panel, poster, rows, sign, steps, tiles } from '../closeup-kit.mjs';

export const folder = 'videos/files';
export const style = 'closeups.css';
export const size = [1280, 720];

const attribute = (name, value, isKept) => [
  sign(isKept ? 'check' : 'cross', isKept ? 'green' : 'red'),
  `<code>${name}</code>`,
  isKept ? `<b>${value}</b>` : `<s>${value}</s>`,
];

export default {
  '001-overview': poster(
    262,
    tiles(
      [
        ['pen', 'Studio'],
        ['clock', 'Manager', 'violet'],
        ['robot', 'Robot', 'green'],
        ['layers', 'Center', 'amber'],
      ],
      'two',
    ),
  ),
  '002-first-flow': poster(
    235,
    steps([
      ['globe', '브라우저 열기'],
      ['table', '표 가져오기'],
      ['file', '통합 문서 쓰기', 'selected'],
    ]),
  ),
  '003-recorder': poster(
    35,
    panel('recording', '<i class="dot red"></i><b>녹화 중</b>', '<span>활동 4개</span>'),
    rows(
      [
        [sign('pen'), '입력', '거래처'],
        [sign('pen'), '입력', '수량'],
        [sign('click', 'green'), '클릭', '등록 버튼'],
      ],
      'acts',
    ),
  ),
  '004-selector': poster(
    310,
    rows(
      [
        attribute('id', 'btn_8f31', false),
        attribute('class', 'css-1x2k9', false),
        attribute('aria-label', '결재하기', true),
        attribute('기준 요소', '출장비 정산', true),
      ],
      'attributes',
    ),
  ),
  '005-excel-loop': poster(
    160,
    panel(
      'book',
      rows(
        [
          ['다온물류', '25', chip('등록됨', 'green')],
          ['누리메디', '40', chip('등록됨', 'green')],
          ['가람건설', '30', chip('처리 중')],
          ['새봄유통', '200', ''],
        ],
        'orders',
      ),
    ),
  ),
  '006-unattended': poster(
    280,
    `<div class="night">${sign('moon', 'amber')}<time>2:00</time>`,
    panel('', sign('robot'), `<b>세금계산서 정리 실행 중${bar(55)}</b>`),
    '</div>',
  ),
  '007-schedule-queue': poster(
    195,
    '<div class="planned">',
    panel(
      'week',
      '<b>평일 오전 9시</b>',
      calendar(2, 14, {
        ...Object.fromEntries([2, 3, 4, 5, 6, 9, 10, 11, 12, 13].map((day) => [day, 'run'])),
        ...Object.fromEntries([7, 8, 14, 15].map((day) => [day, 'off'])),
      }),
    ),
    tiles([
      ['robot', '176건'],
      ['robot', '161건'],
      ['robot', '151건'],
    ]),
    '</div>',
  ),
  '008-document-ai': poster(
    60,
    panel(
      'document',
      '<h2>세금계산서</h2>',
      rows(
        [
          ['공급가액', '<mark>1,850,000</mark>', '<em class="green">0.97</em>'],
          ['세액', '<mark>185,000</mark>', '<em class="green">0.97</em>'],
          ['등록번호', '<mark class="amber">107-81-6?829</mark>', '<em class="amber">0.62</em>'],
        ],
        'read',
      ),
    ),
  ),
  '009-error-retry': poster(
    350,
    steps([
      ['click', '저장 버튼', 'failed', chip('다시 시도 4회', 'red')],
      ['scan', '화면 캡처', 'done'],
      ['mail', '담당자에게 메일', 'selected'],
    ]),
  ),
};
