import { Check, CircleCheck, CircleX, Crosshair, Globe, MousePointerClick, ShieldCheck, Wand2 } from 'lucide-react';
import type { Clock } from '../engine/clock.ts';
import { round } from '../engine/clock.ts';
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

export function Screen({ clock }: { clock: Clock }) {
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
              title="클릭"
              detail={isFixed ? '결재하기 버튼 · 출장비 정산 행' : 'id=btn_8f31'}
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
    { at: '09:20:03', text: '결재하기 클릭', after: 4 },
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
      title="셀렉터 편집기 · 결재하기 버튼"
      icon={<Crosshair size={22} color="#1f5eff" />}
      width={800}
      opacity={opacity}
      spot="editor"
      footer={
        <>
          <TestResult clock={clock} />
          <span className={`button ${clock.past('test', 1.4) ? 'hot' : ''}`} data-spot="test">
            <Check size={18} />
            다시 찾기
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
