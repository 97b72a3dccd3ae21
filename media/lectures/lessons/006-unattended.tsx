import { Bot, Camera, Check, Lock, RotateCw, ScrollText, Settings, TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import type { Clock } from '../engine/clock.ts';
import { clamp01, round } from '../engine/clock.ts';
import type { Lecture } from '../engine/lecture.ts';
import { Log } from '../kit/flow.tsx';
import { List, Meter } from '../kit/manager.tsx';
import { Desktop, RobotApp } from '../kit/robot.tsx';

const FRAME = { x: 66, y: 18, width: 1100, height: 560 };

function Screen({ clock }: { clock: Clock }) {
  if (clock.past('locked') && !clock.past('morning')) return <NightScene clock={clock} />;
  const isLogs = clock.past('morning');
  return (
    <Desktop>
      <RobotApp
        frame={FRAME}
        name="본사-01"
        state={stateAt(clock)}
        tone={stateAt(clock) === '실행 중' ? 'web' : 'excel'}
        action={<span style={{ fontSize: 20, color: '#59647a' }}>{isLogs ? '오전 8:42' : '오후 6:10'}</span>}
      >
        <div className="robot-body">
          <nav>
            {[
              { label: '작업', icon: Bot },
              { label: '로그', icon: ScrollText },
              { label: '설정', icon: Settings },
            ].map(({ label, icon: Icon }) => (
              <p key={label} className={label === tabAt(clock) ? 'here' : ''} data-spot={`tab-${label}`}>
                <Icon size={20} />
                {label}
              </p>
            ))}
          </nav>
          <div className="robot-main">{isLogs ? <LogsPage clock={clock} /> : <SettingsPage clock={clock} />}</div>
        </div>
      </RobotApp>
    </Desktop>
  );
}

function tabAt(clock: Clock) {
  if (!clock.past('morning')) return '설정';
  return '로그';
}

function stateAt(clock: Clock) {
  return clock.past('again', 1.6) && !clock.past('again', 4.2) ? '실행 중' : '대기 중';
}

function SettingsPage({ clock }: { clock: Clock }) {
  const isUnattended = clock.past('mode', 1.5);
  return (
    <>
      <h3>실행 방식</h3>
      <div className="modes">
        <Choice isOn={!isUnattended} title="유인 방식" text="사람이 시작하고 옆에서 지켜봅니다" spot="attended" />
        <Choice
          isOn={isUnattended}
          title="무인 방식"
          text="Manager가 정한 시각에 스스로 시작합니다"
          spot="unattended"
        />
      </div>
      <div className="setting" data-spot="unlock">
        <Lock size={22} />
        <div>
          <b>잠금 해제 허용</b>
          <small>화면이 잠겨 있어도 로그인해 실행하고, 끝나면 다시 잠급니다</small>
        </div>
        <i className={`toggle ${clock.past('unlock', 1.5) ? 'on' : ''}`} data-spot="unlock-toggle" />
      </div>
      <div className="setting" data-spot="account">
        <Bot size={22} />
        <div>
          <b>실행 계정</b>
          <small>계정 금고 · 본사-01 전용 계정</small>
        </div>
        <span className="pill tone-excel" style={{ fontSize: 16, padding: '4px 12px' }}>
          <Check size={16} />
          확인됨
        </span>
      </div>
    </>
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
            { at: '03:01:38', text: 'E-1042 조회 단추를 찾을 수 없습니다', look: 'bad' },
            { at: '03:01:48', text: '화면을 갈무리하고 마쳤습니다' },
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

export const lecture: Lecture = {
  slug: '006-unattended',
  course: 'Robot',
  level: '초급',
  title: '무인 실행과 로그 보기',
  opening: '이번 강의에서는 아무도 없는 밤에도 Robot이 일하게 하고, 아침에 결과를 살펴보는 방법을 배웁니다.',
  goals: ['무인 방식으로 바꾸기', '밤사이 실행 결과 보기', '실패한 까닭을 찾아 다시 실행하기'],
  closing: '설정 두 가지만 바꾸면 밤에도 일하고, 로그와 화면 갈무리로 까닭까지 알 수 있습니다.',
  next: '일정과 대기열',
  cover: { step: 'locked', after: 3.6, zoom: 0.92, x: 246, y: 8 },
  Screen,
  steps: [
    {
      id: 'mode',
      chapter: '무인 방식으로 바꾸기',
      say: 'Robot의 설정에서 무인 방식을 고릅니다. 이제 Manager가 정한 시각에 스스로 시작합니다.',
      moves: [{ to: 'unattended', at: 1.4, click: true }],
      notes: [{ on: 'unattended', text: '스스로 시작합니다', side: 'bottom', from: 2.6 }],
    },
    {
      id: 'unlock',
      say: [
        '잠금 해제 허용을 켜면 화면이 잠겨 있어도 실행합니다.',
        '비밀번호는 계정 금고에서 가져오므로 PC에 남지 않습니다.',
      ],
      moves: [{ to: 'unlock-toggle', at: 1.4, click: true }],
      notes: [{ on: 'account', text: '비밀번호는 금고에서', side: 'bottom', from: 5.4 }],
    },
    {
      id: 'locked',
      chapter: '밤사이 실행',
      say: '새벽 2시, 사무실에는 아무도 없지만 Robot은 맡은 일을 차례로 합니다.',
      seconds: 8.4,
      look: 'all',
    },
    {
      id: 'morning',
      chapter: '아침에 로그 보기',
      say: '아침에 로그를 엽니다. 세 작업 중 하나가 실패했습니다.',
      seconds: 6,
      moves: [{ to: 'run-03:00', at: 2 }],
      notes: [{ on: 'run-03:00', text: '실패 1건', side: 'bottom', from: 2.4 }],
    },
    {
      id: 'detail',
      chapter: '실패한 까닭 찾기',
      say: [
        '실패한 줄을 누르면 활동마다 남은 로그와 그때의 화면이 나옵니다.',
        '비밀번호 변경 안내 창이 단추를 가리고 있었습니다.',
      ],
      moves: [{ to: 'run-03:00', at: 1.4, click: true }],
      look: { on: 'detail', zoom: 1.2, from: 2 },
      notes: [{ on: 'shot', text: '창이 단추를 가렸습니다', side: 'top', from: 6.4 }],
    },
    {
      id: 'again',
      chapter: '다시 실행하기',
      say: '안내 창을 닫고 멈춘 곳부터 다시 실행합니다. 이번에는 성공했습니다.',
      seconds: 8,
      moves: [{ to: 'again', at: 1.4, click: true }],
      notes: [{ on: 'run-08:43', text: '다시 실행해 마쳤습니다', side: 'bottom', from: 5 }],
    },
  ],
};
