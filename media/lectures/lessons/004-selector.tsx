import { Check, CircleCheck, CircleX, Crosshair, Globe, MousePointerClick, ShieldCheck, Wand2 } from 'lucide-react';
import type { Clock } from '../engine/clock.ts';
import { round } from '../engine/clock.ts';
import type { Lecture } from '../engine/lecture.ts';
import { Node, RunPanel, Step } from '../kit/flow.tsx';
import { ApprovalSite } from '../kit/approval.tsx';
import { Studio } from '../kit/studio.tsx';
import { Browser, Dialog } from '../kit/window.tsx';

/** What the element says of itself, and whether it stays the same tomorrow. */
const ATTRIBUTES = [
  { id: 'tag', name: 'tag', value: 'button', advice: '바뀌지 않음', isStable: true },
  { id: 'id', name: 'id', value: 'btn_8f31', advice: '열 때마다 바뀜', isStable: false },
  { id: 'class', name: 'class', value: 'css-1x2k9 primary', advice: '개편 때 바뀜', isStable: false },
  { id: 'label', name: 'aria-label', value: '결재하기', advice: '바뀌지 않음', isStable: true },
];

function isChosen(clock: Clock, id: string): boolean {
  if (id === 'id') return !clock.past('untick', 1.5);
  if (id === 'label') return clock.past('untick', 4.5);
  return id === 'tag';
}

function Screen({ clock }: { clock: Clock }) {
  if (clock.past('page') && !clock.past('editor')) return <PageScene clock={clock} />;
  const isFixed = clock.past('rerun');
  return (
    <>
      <Studio
        file="결재 처리.flow"
        tool={clock.past('rerun', 1.4) ? 'run' : undefined}
        props={<RunPanel lines={runLines(clock)} />}
        status={isFixed ? '준비됨' : '실행이 멈췄습니다 · E-1042'}
      >
        <div className="flow">
          <span className="endpoint">시작</span>
          <Step>
            <Node tone="web" icon={Globe} title="결재함 열기" detail="그룹웨어 · 결재함" state={firstState(clock)} />
          </Step>
          <Step>
            <Node
              tone="web"
              icon={MousePointerClick}
              title="누르기"
              detail={isFixed ? '결재하기 단추 · 출장비 정산 행' : 'id=btn_8f31'}
              state={clickState(clock)}
              spot="node-click"
              width={360}
            />
          </Step>
          <Step>
            <Node tone="web" icon={CircleCheck} title="결과 확인" detail="결재 완료 안내" state={lastState(clock)} />
          </Step>
        </div>
      </Studio>
      <SelectorEditor clock={clock} />
    </>
  );
}

function firstState(clock: Clock) {
  return clock.past('rerun') && !clock.past('rerun', 2.6) ? 'idle' : 'done';
}
function clickState(clock: Clock) {
  if (!clock.past('rerun')) return 'failed';
  if (!clock.past('rerun', 2.6)) return 'idle';
  return clock.past('rerun', 4) ? 'done' : 'running';
}
function lastState(clock: Clock) {
  if (!clock.past('rerun', 4)) return 'idle';
  return clock.past('rerun', 5) ? 'done' : 'running';
}

function runLines(clock: Clock) {
  if (!clock.past('rerun', 1.6)) {
    return [
      { at: '09:12:04', text: '결재함 열기' },
      { at: '09:12:14', text: 'E-1042 요소를 찾을 수 없습니다', look: 'bad' as const },
    ];
  }
  const lines = [
    { at: '09:20:02', text: '결재함 열기', after: 2.6 },
    { at: '09:20:03', text: '결재하기 누르기', after: 4 },
    { at: '09:20:04', text: '결재 완료 확인', after: 5 },
  ];
  return lines.filter(({ after }) => clock.past('rerun', after));
}

function PageScene({ clock }: { clock: Clock }) {
  const isReopened = clock.past('page', 3.6);
  return (
    <>
      <Browser title="결재함 - 그룹웨어" url="portal.gaon.example/approval">
        <ApprovalSite hovered={clock.past('page', 1.2) ? 1 : undefined} />
      </Browser>
      <div className="id-card" data-spot="id-card">
        <span>{isReopened ? '다시 연 화면' : '어제 녹화한 화면'}</span>
        <b className="mono">
          id = <em className={isReopened ? 'changed' : ''}>{isReopened ? 'btn_c27a' : 'btn_8f31'}</em>
        </b>
      </div>
    </>
  );
}

function SelectorEditor({ clock }: { clock: Clock }) {
  const opacity = clock.past('rerun') ? 0 : round(clock.grow('editor', 1.6, 0.3) * (1 - clock.grow('test', 6.1, 0.3)));
  const hasAnchor = clock.past('anchor', 1.6);
  return (
    <Dialog
      title="셀렉터 편집기 · 결재하기 단추"
      icon={<Crosshair size={22} color="#1f5eff" />}
      width={800}
      opacity={opacity}
      spot="editor"
      footer={
        <>
          <TestResult clock={clock} />
          <span className={`button ${clock.past('test', 1.4) ? 'hot' : ''}`} data-spot="test">
            <Check size={18} />
            시험하기
          </span>
          <span className="button primary" data-spot="save">
            저장
          </span>
        </>
      }
    >
      <div className="attributes">
        {ATTRIBUTES.map(({ id, name, value, advice, isStable }) => (
          <div key={id} className={`attribute ${isChosen(clock, id) ? 'on' : ''}`} data-spot={`attribute-${id}`}>
            <i className="tick">{isChosen(clock, id) && <Check size={17} strokeWidth={3.4} />}</i>
            <b className="mono">{name}</b>
            <span className="mono">{value}</span>
            <span className={`pill ${isStable ? 'tone-excel' : 'tone-error'}`} data-spot={`advice-${id}`}>
              {isStable ? <ShieldCheck size={16} /> : <CircleX size={16} />}
              {advice}
            </span>
          </div>
        ))}
        <div className={`attribute anchor ${hasAnchor ? 'on' : ''}`} data-spot="anchor">
          <i className="tick">{hasAnchor && <Check size={17} strokeWidth={3.4} />}</i>
          <b>기준 요소</b>
          <span>{hasAnchor ? '"출장비 정산" 행' : '가까운 요소를 함께 찾습니다'}</span>
          <span className="pill tone-web">
            <Wand2 size={16} />
            추천
          </span>
        </div>
      </div>
    </Dialog>
  );
}

function TestResult({ clock }: { clock: Clock }) {
  const isSingle = clock.past('test', 1.6);
  const isMany = clock.past('untick', 4.7) && !isSingle;
  if (!isSingle && !isMany) return null;
  return (
    <span
      className={`pill ${isSingle ? 'tone-excel' : 'tone-mail'}`}
      data-spot="found"
      style={{ marginRight: 'auto', fontSize: 18, padding: '7px 16px', borderRadius: 20 }}
    >
      {isSingle ? <CircleCheck size={19} /> : <Crosshair size={19} />}
      {isSingle ? '화면에서 1개를 찾았습니다' : '화면에서 3개를 찾았습니다'}
    </span>
  );
}

export const lecture: Lecture = {
  slug: '004-selector',
  course: 'Studio',
  level: '중급',
  title: '셀렉터 다듬기',
  opening: '잘 되던 흐름이 단추를 찾지 못할 때, 오래가는 셀렉터로 고치는 방법을 배웁니다.',
  goals: ['바뀌는 속성 알아보기', '바뀌지 않는 속성 고르기', '기준 요소로 하나만 찾기'],
  closing: '바뀌는 속성은 빼고, 이름과 기준 요소로 찾으면 화면이 개편되어도 흐름이 오래갑니다.',
  next: '엑셀 반복 처리',
  cover: { step: 'anchor', after: 4, zoom: 0.8, x: 190, y: 36 },
  Screen,
  steps: [
    {
      id: 'failed',
      chapter: '멈춘 까닭 찾기',
      say: '어제까지 잘 되던 흐름이 멈췄습니다. 요소를 찾을 수 없다는 오류입니다.',
      look: { on: 'node-click', zoom: 1.25 },
      notes: [{ on: 'node-click', text: '여기에서 멈췄습니다', side: 'left', from: 1.8 }],
    },
    {
      id: 'page',
      say: '그룹웨어를 다시 열어 보면 결재 단추의 id가 열 때마다 바뀌고 있습니다.',
      seconds: 7,
      look: 'all',
      moves: [{ to: 'approve-1', at: 1.3 }],
      notes: [{ on: 'id-card', text: '어제와 다릅니다', side: 'left', from: 4.2 }],
    },
    {
      id: 'editor',
      chapter: '셀렉터 편집기',
      say: ['활동을 두 번 눌러 셀렉터 편집기를 엽니다.', '속성마다 앞으로도 그대로일지 알려주는 표시가 붙어 있습니다.'],
      moves: [{ to: 'node-click', at: 1.3, click: true }],
      look: { on: 'editor', zoom: 1.25, from: 1.7 },
      notes: [{ on: 'advice-id', text: '믿기 어려운 속성', side: 'bottom', from: 4.6 }],
    },
    {
      id: 'untick',
      chapter: '속성 고르기',
      say: [
        '바뀌는 id는 선택을 해제합니다.',
        '대신 바뀌지 않는 aria-label을 선택합니다. 이름은 개편 뒤에도 대개 그대로입니다.',
      ],
      seconds: 9.6,
      moves: [
        { to: 'attribute-id', at: 1.4, click: true },
        { to: 'attribute-label', at: 4.4, click: true },
      ],
      notes: [{ on: 'found', text: '같은 이름의 단추가 세 개', side: 'top', from: 6 }],
    },
    {
      id: 'anchor',
      chapter: '기준 요소 정하기',
      say: '같은 이름이 여러 개이면 기준 요소를 정합니다. 출장비 정산 행에 있는 단추만 찾습니다.',
      moves: [{ to: 'anchor', at: 1.4, click: true }],
      notes: [{ on: 'anchor', text: '이 행 안에서만 찾습니다', side: 'top', from: 2.6 }],
    },
    {
      id: 'test',
      say: '시험하기를 눌러 하나만 찾는지 확인하고 저장합니다.',
      seconds: 6.6,
      moves: [
        { to: 'test', at: 1.4, click: true },
        { to: 'save', at: 5.4, click: true },
      ],
      notes: [{ on: 'found', text: '꼭 하나여야 합니다', side: 'top', from: 2.2, until: 5 }],
    },
    {
      id: 'rerun',
      chapter: '다시 실행하기',
      say: [
        '다시 실행하면 이번에는 단추를 찾아 결재를 마칩니다.',
        '셀렉터 자동 복구를 켜 두면 다음 개편 때 후보를 제안받습니다.',
      ],
      seconds: 9.4,
      look: 'all',
      moves: [{ to: 'tool-run', at: 1.4, click: true }],
      notes: [{ on: 'run-panel', text: '세 활동 모두 성공', side: 'left', from: 5.6 }],
    },
  ],
};
