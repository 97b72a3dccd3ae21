import {
  Camera,
  CircleAlert,
  Check,
  Keyboard,
  Mail,
  MousePointerClick,
  RotateCw,
  ShieldAlert,
  SkipForward,
} from 'lucide-react';
import type { Clock } from '../engine/clock.ts';
import { round, settle } from '../engine/clock.ts';
import type { LogLine, NodeState } from '../kit/flow.tsx';
import { Field, Node, RunPanel, Step, Wire } from '../kit/flow.tsx';
import { Studio } from '../kit/studio.tsx';
import { Window } from '../kit/window.tsx';

/** The kinds of failure, and whether trying again can help. */
const KINDS = [
  { id: 'timeout', label: '시간 초과', isRetried: true },
  { id: 'network', label: '연결 끊김 · 503', isRetried: true },
  { id: 'business', label: '업무 오류', isRetried: false },
];

export function Screen({ clock }: { clock: Clock }) {
  return (
    <>
      <Studio
        file="전표 등록 · main.flow"
        tool={clock.past('first', 1.4) && !clock.past('catch') ? 'run' : undefined}
        item={clock.past('catch', 1.3) && !clock.past('catch', 2.2) ? 'try' : undefined}
        props={propsAt(clock)}
        status={clock.past('business', 1.6) ? '실행 중 · 42번째 줄' : '준비됨'}
      >
        {clock.past('catch', 1.6) ? <GroupedFlow clock={clock} /> : <PlainFlow clock={clock} />}
      </Studio>
      {clock.past('mail') && <MailWindow clock={clock} />}
    </>
  );
}

function PlainFlow({ clock }: { clock: Clock }) {
  return (
    <div className="flow">
      <span className="endpoint">행마다</span>
      <Step>
        <Node tone="web" icon={Keyboard} title="입력" detail="전표 화면 · 거래처와 금액" />
      </Step>
      <Step>
        <Node
          tone="web"
          icon={MousePointerClick}
          title="클릭"
          detail={retryDetail(clock)}
          state={saveState(clock)}
          spot="node-save"
          width={360}
        />
      </Step>
    </div>
  );
}

/** When each attempt of the first run fails, waits and succeeds, in seconds after the run began. */
const ATTEMPTS = { first: 2.2, second: 5, third: 8.4, done: 9.6 };

function saveState(clock: Clock): NodeState {
  if (!clock.past('first', 1.6)) return clock.past('select', 1.4) ? 'selected' : 'idle';
  if (clock.past('first', ATTEMPTS.done)) return 'done';
  const isWaiting = (from: number, to: number) => clock.past('first', from + 0.9) && !clock.past('first', to);
  const isFailed = isWaiting(ATTEMPTS.first, ATTEMPTS.second) || isWaiting(ATTEMPTS.second, ATTEMPTS.third);
  return isFailed ? 'failed' : 'running';
}

function retryDetail(clock: Clock): string {
  if (!clock.past('first', ATTEMPTS.first))
    return clock.past('select', 4.2) ? '저장 버튼 · 다시 시도 4회' : '저장 버튼';
  if (clock.past('first', ATTEMPTS.done)) return '세 번째에 성공했습니다';
  if (clock.past('first', ATTEMPTS.third)) return '세 번째 시도';
  if (clock.past('first', ATTEMPTS.second + 0.9)) return '4초 뒤 다시 시도합니다';
  if (clock.past('first', ATTEMPTS.second)) return '두 번째 시도';
  return clock.past('first', ATTEMPTS.first + 0.9) ? '2초 뒤 다시 시도합니다' : '저장 버튼';
}

function propsAt(clock: Clock) {
  if (clock.past('business', 1.6)) return <RunPanel lines={businessLines(clock)} />;
  if (clock.past('catch')) return <GroupProps />;
  if (clock.past('first', 1.6)) return <RunPanel lines={retryLines(clock)} />;
  return clock.past('select', 1.4) ? <RetryProps clock={clock} /> : undefined;
}

function RetryProps({ clock }: { clock: Clock }) {
  const isOn = clock.past('select', 4);
  const isChosen = (isRetried: boolean) => isRetried && clock.past('kinds', 1.6);
  return (
    <>
      <h3>클릭 · 다시 시도</h3>
      <Field
        label="횟수"
        value={isOn ? '4' : '0'}
        spot="field-count"
        on={clock.past('select', 3.6) && !clock.past('kinds')}
      />
      <Field label="간격" value={isOn ? '2초, 두 배씩 늘리기' : '-'} spot="field-gap" isChoice />
      <div className="field" data-spot="kinds">
        <div className="label">다시 시도할 오류</div>
        {KINDS.map(({ id, label, isRetried }) => (
          <div key={id} className={`kind ${isChosen(isRetried) ? 'on' : ''}`} data-spot={`kind-${id}`}>
            <i className="tick">{isChosen(isRetried) && <Check size={17} strokeWidth={3.4} />}</i>
            {label}
          </div>
        ))}
      </div>
    </>
  );
}

function GroupProps() {
  return (
    <>
      <h3>오류 처리 묶음</h3>
      <Field label="업무 오류이면" value="다음 건으로 넘어가기" spot="field-next" isChoice />
      <Field label="그 밖의 오류이면" value="흐름 멈추기" isChoice />
      <Field label="오류 변수" value={<span className="pill tone-ai">변수 · 오류</span>} />
    </>
  );
}

function retryLines(clock: Clock): LogLine[] {
  const lines: (LogLine & { after: number })[] = [
    { after: ATTEMPTS.first + 0.9, at: '10:02:11', text: '저장 시간 초과', look: 'bad' },
    { after: ATTEMPTS.second, at: '10:02:13', text: '다시 시도 1', look: 'warn' },
    { after: ATTEMPTS.second + 0.9, at: '10:02:23', text: '저장 시간 초과', look: 'bad' },
    { after: ATTEMPTS.third, at: '10:02:27', text: '다시 시도 2', look: 'warn' },
    { after: ATTEMPTS.done, at: '10:02:29', text: '저장 성공' },
  ];
  return lines.filter(({ after }) => clock.past('first', after));
}

function businessLines(clock: Clock): LogLine[] {
  const lines: (LogLine & { after: number })[] = [
    { after: 1.8, at: '10:05:40', text: '41건 저장 성공' },
    { after: 2.8, at: '10:05:44', text: '금액이 맞지 않음', look: 'bad' },
    { after: 3.8, at: '10:05:45', text: '화면 캡처' },
    { after: 4.6, at: '10:05:46', text: '담당자에게 메일' },
    { after: 5.4, at: '10:05:47', text: '다음 건으로' },
  ];
  return lines.filter(({ after }) => clock.past('business', after));
}

function GroupedFlow({ clock }: { clock: Clock }) {
  const stateAfter = (from: number): NodeState => {
    if (!clock.past('business', from)) return 'idle';
    return clock.past('business', from + 0.9) ? 'done' : 'running';
  };
  return (
    <div className="flow" style={{ paddingTop: 14 }}>
      <div className="try" data-spot="try">
        <header>
          <ShieldAlert size={20} />
          오류 처리 묶음
        </header>
        <section>
          <h5>할 일</h5>
          <Node
            tone="web"
            icon={MousePointerClick}
            title="클릭"
            detail="저장 버튼 · 다시 시도 4회"
            state={clock.past('business', 2.8) ? 'failed' : clock.past('business', 1.6) ? 'running' : 'idle'}
            spot="node-save"
          />
        </section>
        <section className="catch" data-spot="catch" style={{ opacity: round(settle(clock.grow('catch', 2.4, 0.6))) }}>
          <h5>오류가 나면</h5>
          <Node
            tone="error"
            icon={Camera}
            title="화면 캡처"
            detail="오류.화면에 담기"
            state={stateAfter(3)}
            spot="node-shot"
          />
          <Wire height={12} />
          <Node tone="mail" icon={Mail} title="메일 보내기" detail="담당자 ← 오류.메시지" state={stateAfter(3.8)} />
          <Wire height={12} />
          <Node
            tone="flow"
            icon={SkipForward}
            title="다음 건으로 넘어가기"
            detail="업무 오류일 때"
            state={stateAfter(4.6)}
          />
        </section>
      </div>
    </div>
  );
}

function MailWindow({ clock }: { clock: Clock }) {
  const shown = settle(clock.grow('mail', 0.3, 0.5));
  return (
    <Window
      frame={{ x: 262, y: 96, width: 720, height: 410 }}
      icon={<Mail size={18} color="#96580a" />}
      title="받은 메일"
      opacity={round(shown)}
      spot="mail"
    >
      <div className="mail">
        <h3>[전표 등록] 확인이 필요한 건이 1건 있습니다</h3>
        <p className="mail-from">본사-01 → 재무팀 김하늘 · 오전 10:05</p>
        <div className="mail-box">
          <CircleAlert size={24} color="#d0293b" />
          <div>
            <b>42번째 줄 · 누리메디 1,254,000원</b>
            <p>품목 합계 1,245,000원과 전표 금액이 다릅니다.</p>
          </div>
        </div>
        <div className="mail-result">
          <span className="pill tone-excel">
            <Check size={18} />
            41건 저장
          </span>
          <span className="pill tone-error">
            <CircleAlert size={18} />
            1건 확인 필요
          </span>
          <span className="pill tone-mail">
            <RotateCw size={18} />
            다시 시도 2회
          </span>
        </div>
      </div>
    </Window>
  );
}
