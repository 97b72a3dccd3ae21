import {
  bar,
  calendar,
  chip,
  closeup,
  heading,
  panel,
  rows,
  sign,
  steps,
  terminalCloseup,
  tiles,
} from '../closeup-kit.mjs';

export const style = 'closeups.css';
export const size = [1280, 800];

const hidden = (width) => `<i class="hidden" style="width:${width}px"></i>`;
const stamp = (who, done) => `<li><small>${who}</small>${done ? '<em>승인</em>' : '<i></i>'}</li>`;
const lane = (robot, count, share) => [sign('robot'), `${robot}${bar(share)}`, `<b>${count}</b>`];
const server = (name, tone, state) => [`<i class="dot ${tone}"></i>${name}`, `<b class="${tone}">${state}</b>`];

export default {
  'starter-flow-0': closeup(
    steps([
      ['layers', '설정 읽기', 'done'],
      ['key', '로그인하고 시작', 'done'],
      ['code', '여기에 업무를 넣으세요', 'empty'],
      ['mail', '결과 알리기'],
    ]),
  ),
  'tax-invoice-match-0': closeup(
    heading('계산서와 발주'),
    rows(
      [
        ['1,250,000', '<em class="green">=</em>', '1,250,000', chip('일치', 'green')],
        ['96,500', '<em class="amber">≠</em>', '98,500', chip('금액 확인', 'amber')],
        ['4,410,000', '<em class="green">=</em>', '4,410,000', chip('일치', 'green')],
      ],
      'pairs',
    ),
  ),
  'new-hire-accounts-0': closeup(
    heading(`${sign('person')}12월 1일 입사`, '품질관리팀'),
    tiles(
      [
        ['check', '메일', 'green'],
        ['check', '전자결재', 'green'],
        ['check', '생산관리', 'green'],
        ['check', '출입', 'green'],
      ],
      'two',
    ),
  ),
  'queue-split-returns-0': closeup(
    heading('반품 접수 500건'),
    rows([lane('OPS-BOT-01', '168건', 88), lane('OPS-BOT-02', '171건', 90), lane('OPS-BOT-03', '143건', 75)], 'lanes'),
  ),
  'weekly-sales-report-0': closeup(
    heading('이번 주 수주 12건'),
    `<ul class="columns">${[
      ['기업 1팀', 172],
      ['기업 2팀', 131],
      ['공공팀', 89],
      ['채널팀', 26],
    ]
      .map(([team, height]) => `<li><i style="height:${height * 2}px"></i>${team}</li>`)
      .join('')}</ul>`,
  ),
  'business-day-0': closeup(
    heading('11월 마감일'),
    calendar(16, 14, { 21: 'off', 22: 'off', 25: 'chosen', 28: 'off', 29: 'off' }),
    '<p class="note"><i class="dot blue"></i>3영업일 전, 25일</p>',
  ),
  'privacy-mask-0': closeup(
    heading(`${sign('shield', 'green')}보험금 청구서`),
    rows(
      [
        ['성명', hidden(260)],
        ['주민등록번호', hidden(420)],
        ['주소', hidden(500)],
        ['지급 계좌', hidden(380)],
      ],
      'fields',
    ),
  ),
  'biz-number-check-0': closeup(
    heading('지급 대상 8곳'),
    rows(
      [
        ['124-00-00816', chip('계속사업자', 'green')],
        ['119-00-00401', chip('휴업자', 'red')],
        ['605-00-00186', chip('번호 확인', 'amber')],
        ['137-00-00525', chip('폐업자', 'red')],
      ],
      'numbers',
    ),
  ),
  'hwpx-table-collector-0': closeup(
    '<div class="merge">',
    panel('leaf', '<b>이름</b><b>휴대전화</b>', '<i></i>'.repeat(4)),
    panel('leaf', '<b>성명</b><b>연락처</b>', '<i></i>'.repeat(4)),
    '<svg viewBox="0 0 100 640"><path d="M0 150C70 150 30 320 96 320M0 490C70 490 30 320 96 320"/></svg>',
    panel('leaf whole', '<b>성명</b><b>연락처</b>', '<i></i>'.repeat(12)),
    '</div>',
  ),
  'robot-health-check-0': terminalCloseup(
    heading('서버 6대 점검'),
    rows(
      [
        server('FIN-BOT-01', 'green', '정상'),
        server('OPS-BOT-01', 'amber', '여유 1.3GB'),
        server('OPS-BOT-03', 'red', '멈춤'),
        server('HR-BOT-01', 'green', '정상'),
      ],
      'servers',
    ),
  ),
  'driver-sync-0': terminalCloseup(
    `<ul class="match">${['Chrome', 'Edge']
      .map(
        (name) =>
          `<li><span><small>${name}</small>142</span>${sign('check', 'green')}<span><small>드라이버</small>142</span></li>`,
      )
      .join('')}</ul>`,
  ),
  'sap-connector-0': closeup(
    heading('전표 2,314건'),
    `<ul class="batches">${Array.from({ length: 12 }, (_, i) => `<li class="${[5, 10].includes(i) ? 'amber' : ''}"></li>`).join('')}</ul>`,
    `<p class="note">${chip('등록 2,297건', 'green')}${chip('확인 17건', 'amber')}</p>`,
  ),
  'messenger-notify-0': closeup(
    '<div class="bubbles"><p class="green">미수금 조회를 마쳤습니다</p>',
    '<p class="red">반품 접수가 세 번 실패했습니다<span><b>다시 실행</b><b class="other">내가 확인할게요</b></span></p></div>',
  ),
  'e-approval-0': closeup(
    heading('구매 품의서'),
    `<ul class="approval">${stamp('담당', true)}${stamp('팀장', true)}${stamp('본부장', false)}${stamp('대표이사', false)}</ul>`,
    '<p class="note">1,000만 원 초과</p>',
  ),
  'card-sales-recon-0': closeup(
    '<div class="donut"><svg viewBox="0 0 100 100"><circle cx="50" cy="50" r="42"/></svg><b>99.93%<small>일치</small></b>',
    rows(
      [
        ['시각 차이', '34건'],
        ['취소 누락', '21건'],
        ['현금 전환', '9건'],
        ['이중 결제', '6건'],
      ],
      'legend',
    ),
    '</div>',
  ),
  'inquiry-mail-triage-0': closeup(
    heading('고객 문의 메일'),
    rows(
      [
        [sign('mail'), '결제가 두 번 됐어요', chip('결제', 'red')],
        [sign('mail'), '일주일이 지났습니다', chip('배송 지연', 'amber')],
        [sign('mail'), '교환하고 싶어요', chip('교환·반품')],
      ],
      'mails',
    ),
  ),
};
