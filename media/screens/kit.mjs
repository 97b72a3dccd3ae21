// The windows of the product, drawn as HTML, so that the market can show what an item looks like at work.
// Each function takes what is on the screen and gives a page of 960 by 600.

const PATHS = {
  file: 'M6 3h7l5 5v13H6zM13 3v5h5',
  table: 'M4 5h16v14H4zM4 10h16M4 15h16M10 5v14',
  mail: 'M4 6h16v12H4zM4 7l8 6 8-6',
  globe: 'M12 3a9 9 0 100 18 9 9 0 000-18zM3 12h18M12 3c3 3 3 15 0 18M12 3c-3 3-3 15 0 18',
  click: 'M9 9l10 4-4.5 1.6L13 19zM5 5l2 2M9 3v2.5M3 9h2.5',
  loop: 'M5 12a7 7 0 0112-5l2 2M19 5v4h-4M19 12a7 7 0 01-12 5l-2-2M5 19v-4h4',
  branch: 'M7 4v16M7 8h6a4 4 0 014 4v8M14 17l3 3 3-3',
  shield: 'M12 3l7 3v6c0 4-3 7-7 9-4-2-7-5-7-9V6zM9 12l2 2 4-4',
  key: 'M14.5 9.5a4 4 0 11-3 6.9L8 20H5v-3l5.6-4.6a4 4 0 013.9-2.9z',
  clock: 'M12 3a9 9 0 100 18 9 9 0 000-18zM12 7v5l3 2',
  chat: 'M4 5h16v11H10l-5 4v-4H4z',
  code: 'M8 8l-4 4 4 4M16 8l4 4-4 4M13 6l-2 12',
  plug: 'M9 3v5M15 3v5M6 8h12v3a6 6 0 01-12 0zM12 17v4',
  eye: 'M3 12c3-5 6-7 9-7s6 2 9 7c-3 5-6 7-9 7s-6-2-9-7zM12 9a3 3 0 100 6 3 3 0 000-6z',
  scan: 'M4 8V4h4M16 4h4v4M20 16v4h-4M8 20H4v-4M7 12h10',
  person: 'M12 4a4 4 0 100 8 4 4 0 000-8zM4 21c1-5 4-7 8-7s7 2 8 7',
  layers: 'M12 3l9 5-9 5-9-5zM3 13l9 5 9-5',
  search: 'M11 4a7 7 0 100 14 7 7 0 000-14zM16 16l5 5',
  play: 'M7 4l12 8-12 8z',
  check: 'M5 13l5 5L20 7',
  cross: 'M6 6l12 12M18 6L6 18',
  alert: 'M12 3a9 9 0 100 18 9 9 0 000-18zM12 7v6M12 16v.5',
  robot: 'M5 9h14v10H5zM12 9V5M9 13v1.5M15 13v1.5M2 13v3M22 13v3',
  moon: 'M20 14a8 8 0 11-10-10 7 7 0 0010 10z',
  pen: 'M4 20l1-5L16 4l4 4L9 19z',
};

export const icon = (name, tone = '') =>
  `<svg class="icon ${tone}" viewBox="0 0 24 24"><path d="${PATHS[name] ?? PATHS.file}"/></svg>`;
const MARK = `<svg class="mark" viewBox="0 0 28 28" fill="none"><path d="M7 20.5 14 5l7 15.5" stroke="#fff" stroke-width="3" stroke-linecap="round" stroke-linejoin="round"/><path d="M9.8 14.6h8.4" stroke="#3b72ff" stroke-width="3" stroke-linecap="round"/><circle cx="7" cy="21" r="3.4" fill="#3b72ff"/><circle cx="21" cy="21" r="3.4" fill="#fff"/></svg>`;

export const badge = (text, tone = 'blue') => `<span class="badge ${tone}">${text}</span>`;
const titleBar = (name, extra = '') =>
  `<div class="titlebar">${MARK}<b>${name}</b><span class="grow"></span>${extra}<i></i><i></i><i></i></div>`;

const stepHtml = (step, i) =>
  `<div class="step ${step.selected ? 'selected' : ''} ${step.state ?? ''}" style="margin-left:${(step.depth ?? 0) * 34}px">${icon(step.icon, step.tone)}<div><b>${step.name}</b><small>${step.detail ?? ''}</small></div><em>${step.note ?? i + 1}</em></div>`;

/** From the step above, under both. */
const lineTo = (steps, i) =>
  i === 0 ? '' : `<hr style="margin-left:${26 + 34 * Math.max(steps[i].depth ?? 0, steps[i - 1].depth ?? 0)}px">`;

/** Studio: activities on the left, the flow in the middle, the properties of one activity on the right. */
export function studio({ file, groups, steps, panel }) {
  return `${titleBar(`Studio 4.6 · ${file}`, `<span class="tool">${icon('play')}시험 실행</span><span class="tool">실행 전 점검</span><span class="tool primary">게시</span>`)}
<div class="studio"><aside><div class="find">${icon('search')}활동 찾기</div>${groups
    .map(
      ([name, items]) => `<h4>${name}</h4>${items.map(([glyph, label]) => `<p>${icon(glyph)}${label}</p>`).join('')}`,
    )
    .join('')}</aside>
<main><div class="tabs"><span class="on">${file}</span><span>변수</span><span>인수</span></div><div class="flow">${steps.map((step, i) => lineTo(steps, i) + stepHtml(step, i)).join('')}</div></main>
<aside class="panel"><h3>${panel.title}</h3><small>${panel.note ?? ''}</small>${panel.fields.map(field).join('')}</aside></div>`;
}

function field([label, value, kind = 'text']) {
  if (kind === 'switch')
    return `<div class="row"><label>${label}</label><span class="switch ${value ? 'on' : ''}"></span></div>`;
  if (kind === 'tags')
    return `<label>${label}</label><div class="tags">${value.map((each) => `<span>${each}</span>`).join('')}</div>`;
  return `<label>${label}</label><div class="input ${kind}">${value}</div>`;
}

/** A dialog before a window that has stepped back. */
export function dialog({ behind, title, note, fields, buttons = ['취소', '저장'], wide = false }) {
  return `<div class="behind">${behind}</div><div class="shade"><div class="dialog ${wide ? 'wide' : ''}"><h2>${title}</h2><p>${note}</p><div class="grid">${fields.map((each) => `<div class="${each[3] ?? ''}">${field(each)}</div>`).join('')}</div><footer>${buttons.map((each, i) => `<span class="button ${i === buttons.length - 1 ? 'primary' : ''}">${each}</span>`).join('')}</footer></div></div>`;
}

const MENU = ['실행 현황', '일정', '대기열', '로봇', '패키지', '확인 요청', '계정 금고', '로그', '설정'];

/** Manager: figures and one table. */
export function manager({ active, title, note = '', stats = [], columns, rows, side = '' }) {
  return `${titleBar('Manager', '<span class="who">재무-운영</span>')}<div class="manager"><nav>${MENU.map((each) => `<p class="${each === active ? 'on' : ''}">${each}</p>`).join('')}</nav><main><h1>${title}</h1><p class="note">${note}</p>${stats.length ? `<div class="stats">${stats.map(([label, value, tone = '']) => `<div><small>${label}</small><b class="${tone}">${value}</b></div>`).join('')}</div>` : ''}<div class="split"><table><thead><tr>${columns.map((each) => `<th>${each}</th>`).join('')}</tr></thead><tbody>${rows.map((row) => `<tr>${row.map((cell) => `<td>${cell}</td>`).join('')}</tr>`).join('')}</tbody></table>${side}</div></main></div>`;
}

/** What a run left behind, line by line. */
export function runLog({ flow, robot, state, tone = 'green', facts, lines }) {
  return `${titleBar('Manager', '<span class="who">재무-운영</span>')}<div class="manager"><nav>${MENU.map((each) => `<p class="${each === '로그' ? 'on' : ''}">${each}</p>`).join('')}</nav><main><h1>${flow} ${badge(state, tone)}</h1><p class="note">${robot}</p><div class="stats">${facts.map(([label, value, color = '']) => `<div><small>${label}</small><b class="${color}">${value}</b></div>`).join('')}</div><div class="log">${lines.map(([time, level, text]) => `<p><time>${time}</time>${badge(level, { 정보: 'gray', 경고: 'amber', 오류: 'red', 완료: 'green' }[level])}<span>${text}</span></p>`).join('')}</div></main></div>`;
}

/** A workbook. `marks`: "row,column" to a tone. */
export function sheet({ file, tabs, columns, rows, widths, marks = {}, bar }) {
  const letters = columns.map((_, i) => `<th>${String.fromCodePoint(65 + i)}</th>`).join('');
  const blank = Array.from({ length: Math.max(0, 18 - rows.length) }, () => columns.map(() => ''));
  const body = [columns, ...rows, ...blank]
    .map(
      (row, r) =>
        `<tr class="${r === 0 ? 'names' : ''}"><th>${r + 1}</th>${row.map((cell, c) => `<td class="${marks[`${r},${c}`] ?? ''}">${cell}</td>`).join('')}</tr>`,
    )
    .join('');
  return `<div class="titlebar green"><b>${file}</b><span class="grow"></span><i></i><i></i><i></i></div><div class="sheet"><div class="formula"><span>fx</span>${bar}</div><table><colgroup><col style="width:46px">${widths.map((each) => `<col style="width:${each}px">`).join('')}</colgroup><tr class="letters"><th></th>${letters}</tr>${body}</table><div class="sheets">${tabs.map((each, i) => `<span class="${i === 0 ? 'on' : ''}">${each}</span>`).join('')}</div></div>`;
}

/** A messenger of the company. */
export function chat({ channel, rooms, messages }) {
  return `<div class="titlebar"><b>사내 메신저</b><span class="grow"></span><i></i><i></i><i></i></div><div class="chat"><nav><h4>대화방</h4>${rooms.map(([name, count]) => `<p class="${name === channel ? 'on' : ''}"># ${name}${count ? `<em>${count}</em>` : ''}</p>`).join('')}</nav><main><h1># ${channel}</h1>${messages.map(({ who, time, text = '', card, bot }) => `<div class="message"><span class="face ${bot ? 'bot' : ''}">${who.slice(0, 1)}</span><div><b>${who}</b><time>${time}</time>${text ? `<p>${text}</p>` : ''}${card ?? ''}</div></div>`).join('')}</main></div>`;
}
export const card = (tone, title, rows, buttons = []) =>
  `<div class="card ${tone}"><b>${title}</b>${rows.map(([name, value]) => `<p><small>${name}</small>${value}</p>`).join('')}${buttons.length ? `<div>${buttons.map((each, i) => `<span class="button ${i === 0 ? 'primary' : ''}">${each}</span>`).join('')}</div>` : ''}</div>`;

/** A letter as the mail program shows it. */
export function mail({ subject, from, to, time, body }) {
  return `<div class="titlebar"><b>메일</b><span class="grow"></span><i></i><i></i><i></i></div><div class="mail"><h1>${subject}</h1><p class="meta"><b>${from}</b><span>받는 사람 ${to}</span><time>${time}</time></p><article>${body}</article></div>`;
}
export const plainTable = (columns, rows) =>
  `<table class="plain"><thead><tr>${columns.map((each) => `<th>${each}</th>`).join('')}</tr></thead><tbody>${rows.map((row) => `<tr>${row.map((cell) => `<td>${cell}</td>`).join('')}</tr>`).join('')}</tbody></table>`;

/** A terminal; each line is `[tone, text]`, or cells and how many letters wide they are. */
export const terminal = ({ title, lines }) =>
  `<div class="titlebar"><b>${title}</b><span class="grow"></span><i></i><i></i><i></i></div><div class="terminal">${lines.map(([tone, text, widths]) => `<p class="${tone}">${widths ? text.map((cell, i) => `<b style="width:${widths[i]}ch">${cell}</b>`).join('') : text || '&nbsp;'}</p>`).join('')}</div>`;

/** Two papers side by side: what came, and what it became. */
export const papers = ({ title, left, right }) =>
  `${titleBar(title)}<div class="papers">${[left, right].map(({ name, note, html }) => `<section><h3>${name}</h3><small>${note}</small><div class="paper">${html}</div></section>`).join('')}</div>`;
