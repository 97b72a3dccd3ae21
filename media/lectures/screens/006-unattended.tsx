import {
  Bot,
  Camera,
  Check,
  KeyRound,
  Lock,
  MonitorCheck,
  RotateCw,
  ScrollText,
  Settings,
  TriangleAlert,
} from 'lucide-react';
import type { ReactNode } from 'react';
import type { Clock } from '../engine/clock.ts';
import { clamp01, round } from '../engine/clock.ts';
import { Log } from '../kit/flow.tsx';
import { List, Manager, Meter } from '../kit/manager.tsx';
import { Desktop, RobotApp } from '../kit/robot.tsx';

const FRAME = { x: 66, y: 18, width: 1100, height: 560 };

export function Screen({ clock }: { clock: Clock }) {
  if (!clock.past('locked')) return <SettingsScene clock={clock} />;
  if (!clock.past('morning')) return <NightScene clock={clock} />;
  return (
    <Desktop>
      <RobotApp
        frame={FRAME}
        name="본사-01"
        state={stateAt(clock)}
        tone={stateAt(clock) === '실행 중' ? 'web' : 'excel'}
        action={<span style={{ fontSize: 20, color: '#59647a' }}>오전 8:42</span>}
      >
        <div className="robot-body">
          <nav>
            {[
              { label: '작업', icon: Bot },
              { label: '로그', icon: ScrollText },
              { label: '설정', icon: Settings },
            ].map(({ label, icon: Icon }) => (
              <p key={label} className={label === '로그' ? 'here' : ''}>
                <Icon size={20} />
                {label}
              </p>
            ))}
          </nav>
          <div className="robot-main">
            <LogsPage clock={clock} />
          </div>
        </div>
      </RobotApp>
    </Desktop>
  );
}

function stateAt(clock: Clock) {
  return clock.past('again', 1.6) && !clock.past('again', 4.2) ? '실행 중' : '대기 중';
}

function SettingsScene({ clock }: { clock: Clock }) {
  const isUnattended = clock.past('mode', 1.5);
  const isTested = clock.past('account', 2.6);
  return (
    <Manager here="로봇" heading="본사-01 · 실행 방식">
      <div className="modes">
        <Choice isOn={!isUnattended} title="함께 쓰는 방식" text="담당자가 자기 PC에서 시작합니다" spot="attended" />
        <Choice isOn={isUnattended} title="무인 방식" text="정해진 시각에 스스로 시작합니다" spot="unattended" />
      </div>
      <div className="setting" data-spot="account">
        <KeyRound size={24} />
        <div>
          <b>실행 계정</b>
          <small>계정 금고 · 본사-01 전용 계정</small>
        </div>
        {isTested && (
          <span className="pill tone-excel" style={{ fontSize: 18, padding: '5px 14px' }} data-spot="tested">
            <Check size={18} />
            연결됨
          </span>
        )}
        <span className={`button ${clock.past('account', 1.4) && !isTested ? 'hot' : ''}`} data-spot="test">
          연결 시험
        </span>
      </div>
      <div className="setting">
        <MonitorCheck size={24} />
        <div>
          <b>세션</b>
          <small>1920×1080, 배율 100% · 끝나면 로그아웃합니다</small>
        </div>
      </div>
    </Manager>
  );
}

function Choice({ isOn, title, text, spot }: { isOn: boolean; title: string; text: string; spot: string }) {
  return (
    <div className={`mode ${isOn ? 'on' : ''}`} data-spot={spot}>
      <i />
      <b>{title}</b>
      <p>{text}</p>
    </div>
  );
}

function NightScene({ clock }: { clock: Clock }) {
  const work = clamp01((clock.after('locked') - 2.4) / 4.6);
  return (
    <div className="world lock-screen">
      <p className="lock-time">{nightHour(work)}</p>
      <p className="lock-date">11월 20일 금요일</p>
      <p className="lock-hint">
        <Lock size={22} />
        화면이 잠겨 있습니다
      </p>
      <div className="night-card" data-spot="night" style={{ opacity: round(clock.grow('locked', 1.6, 0.6)) }}>
        <span className="robot-face">
          <Bot size={32} />
        </span>
        <div style={{ flex: 1 }}>
          <b>{work >= 1 ? '맡은 일 3건을 실행했습니다' : `${nightJob(work)} 실행 중`}</b>
          <Meter share={work} width={430} />
        </div>
      </div>
    </div>
  );
}

/** The hours of three jobs pass in a few seconds. */
const nightHour = (work: number) => (work < 0.4 ? '2:00' : work < 0.7 ? '3:00' : work < 1 ? '4:00' : '4:07');
const nightJob = (work: number) => (work < 0.4 ? '세금계산서 정리' : work < 0.7 ? '재고 대사' : '일일 매출 집계');

interface Run {
  at: string;
  name: string;
  took: string;
  isFailed: boolean;
}

const RUNS: Run[] = [
  { at: '04:00', name: '일일 매출 집계', took: '6분 12초', isFailed: false },
  { at: '03:00', name: '재고 대사', took: '1분 48초', isFailed: true },
  { at: '02:00', name: '세금계산서 정리', took: '4분 31초', isFailed: false },
];

function LogsPage({ clock }: { clock: Clock }) {
  const isOpen = clock.past('detail', 1.5);
  const again: Run[] = clock.past('again', 4.2)
    ? [{ at: '08:43', name: '재고 대사', took: '5분 02초', isFailed: false }]
    : [];
  const runs = [...again, ...RUNS];
  return (
    <>
      <List
        head={['시작', '작업', '걸린 시간', '결과']}
        rows={runs.map((run) => ({
          key: run.at,
          isOn: run.isFailed && isOpen,
          spot: `run-${run.at}`,
          cells: [run.at, <b key="name">{run.name}</b>, run.took, <Result key="result" run={run} />],
        }))}
      />
      {isOpen && !clock.past('again', 1.6) && <Detail clock={clock} />}
      {clock.past('again', 1.6) && !clock.past('again', 4.2) && (
        <div className="setting" style={{ marginTop: 20 }}>
          <RotateCw size={22} />
          <div>
            <b>재고 대사를 다시 실행하고 있습니다</b>
            <small>멈춘 활동부터 이어서 합니다</small>
          </div>
          <Meter share={clock.grow('again', 1.8, 2.4)} width={260} />
        </div>
      )}
    </>
  );
}

function Result({ run }: { run: Run }): ReactNode {
  return <span className={`pill ${run.isFailed ? 'tone-error' : 'tone-excel'}`}>{run.isFailed ? '실패' : '성공'}</span>;
}

function Detail({ clock }: { clock: Clock }) {
  return (
    <div className="detail" data-spot="detail">
      <div style={{ flex: 1 }}>
        <Log
          lines={[
            { at: '03:01:12', text: '재고 화면을 열었습니다' },
            { at: '03:01:38', text: 'E-1042 조회 버튼을 찾을 수 없습니다', look: 'bad' },
            { at: '03:01:48', text: '화면을 캡처하고 마쳤습니다' },
          ]}
        />
        <span
          className={`button ${clock.past('again', 1.4) ? 'hot' : ''}`}
          data-spot="again"
          style={{ marginLeft: 16 }}
        >
          <RotateCw size={18} />
          멈춘 곳부터 다시 실행
        </span>
      </div>
      <div className="shot" data-spot="shot">
        <div className="shot-bar">
          <Camera size={16} />
          03:01:48 화면
        </div>
        <div className="shot-body">
          <div className="shot-popup">
            <TriangleAlert size={22} color="#b45309" />
            <b>비밀번호 변경 안내</b>
            <p>만료까지 7일 남았습니다</p>
          </div>
        </div>
      </div>
    </div>
  );
}
