import {
  Bot,
  CalendarClock,
  Download,
  FileSpreadsheet,
  LayoutTemplate,
  Mail,
  Monitor,
  MoveRight,
  ScanText,
  ShieldCheck,
  Workflow,
} from 'lucide-react';
import type { Clock } from '../engine/clock.ts';
import { clamp01, round, settle } from '../engine/clock.ts';
import { Field, Log, Node, Wire } from '../kit/flow.tsx';
import { List, Manager, Meter, Stat } from '../kit/manager.tsx';
import { Desktop, RobotApp } from '../kit/robot.tsx';
import { Studio } from '../kit/studio.tsx';
import { Browser } from '../kit/window.tsx';

const PRODUCTS = [
  { name: 'Studio', text: '업무 흐름을 만듭니다', icon: Workflow, tone: 'web', x: 40, y: 60, width: 340, at: 0.2 },
  {
    name: 'Manager',
    text: '언제 누가 할지 정합니다',
    icon: CalendarClock,
    tone: 'ai',
    x: 446,
    y: 60,
    width: 340,
    at: 1.8,
  },
  { name: 'Robot', text: '사람 대신 실행합니다', icon: Bot, tone: 'excel', x: 852, y: 60, width: 340, at: 3 },
  {
    name: 'AION-U Center',
    text: '만든 것을 다른 부서와 공유합니다',
    icon: LayoutTemplate,
    tone: 'mail',
    x: 40,
    y: 372,
    width: 1152,
    at: 5,
  },
] as const;

const SCENES = ['map', 'studio', 'manager', 'robot', 'center'] as const;

export function Screen({ clock }: { clock: Clock }) {
  const current = SCENES.findLastIndex((scene) => clock.past(scene));
  const fade = current > 0 ? clamp01(clock.after(SCENES[current] ?? 'map') / 0.5) : 1;
  return (
    <>
      {fade < 1 && <Scene name={SCENES[current - 1] ?? 'map'} clock={clock} />}
      <div className="world" style={{ opacity: round(fade) }}>
        <Scene name={SCENES[current] ?? 'map'} clock={clock} />
      </div>
    </>
  );
}

function Scene({ name, clock }: { name: (typeof SCENES)[number]; clock: Clock }) {
  if (name === 'studio') return <StudioScene clock={clock} />;
  if (name === 'manager') return <ManagerScene clock={clock} />;
  if (name === 'robot') return <RobotScene clock={clock} />;
  if (name === 'center') return <CenterScene clock={clock} />;
  return <MapScene clock={clock} />;
}

function MapScene({ clock }: { clock: Clock }) {
  return (
    <div className="world" style={{ background: '#eef1f7' }}>
      {PRODUCTS.map(({ name, text, icon: Icon, tone, x, y, width, at }) => {
        const p = settle(clock.grow('map', at, 0.7));
        return (
          <div
            key={name}
            className={`product-card tone-${tone} ${width > 400 ? 'wide' : ''}`}
            data-spot={`product-${name}`}
            style={{ left: x, top: y, width, opacity: round(p), transform: `translateY(${round((1 - p) * 20)}px)` }}
          >
            <span className="icon">
              <Icon size={32} />
            </span>
            <div>
              <b>{name}</b>
              <p>{text}</p>
            </div>
          </div>
        );
      })}
      {[391, 797].map((x, index) => (
        <MoveRight
          key={x}
          size={44}
          color="#7b869c"
          style={{ position: 'absolute', left: x, top: 148, opacity: round(clock.grow('map', 2 + index * 1.2, 0.5)) }}
        />
      ))}
    </div>
  );
}

const STEPS = [
  { tone: 'mail', icon: Mail, title: '메일 받기', detail: '제목에 "세금계산서"가 있는 메일' },
  { tone: 'ai', icon: ScanText, title: '문서 이해', detail: '공급자 · 금액 · 작성일' },
  { tone: 'excel', icon: FileSpreadsheet, title: '통합 문서 쓰기', detail: '세금계산서 대장.xlsx' },
  { tone: 'web', icon: Monitor, title: '입력', detail: '회계 시스템 · 전표 등록 화면' },
] as const;

function StudioScene({ clock }: { clock: Clock }) {
  const props = (
    <>
      <h3>문서 이해</h3>
      <Field label="문서 종류" value="세금계산서" isChoice />
      <Field label="결과 변수" value={<span className="pill tone-ai">변수 · 계산서</span>} />
      <Field label="신뢰도가 낮으면" value="사람에게 확인 요청" isChoice />
    </>
  );
  return (
    <Studio file="세금계산서 정리.flow" props={clock.past('studio', 4.6) ? props : undefined}>
      <div className="flow">
        <span className="endpoint">시작</span>
        {STEPS.map(({ tone, icon, title, detail }, index) => {
          const shown = clock.grow('studio', 1 + index * 0.8, 0.5);
          return (
            <div key={title} style={{ display: 'flex', flexDirection: 'column', alignItems: 'center' }}>
              <Wire shown={shown} />
              <Node
                tone={tone}
                icon={icon}
                title={title}
                detail={detail}
                shown={shown}
                spot={`step-${index}`}
                state={index === 1 && clock.past('studio', 4.6) ? 'selected' : 'idle'}
              />
            </div>
          );
        })}
      </div>
    </Studio>
  );
}

const ROBOTS = [
  { name: '본사-01', job: '세금계산서 정리', share: 0.62, pace: 0.03 },
  { name: '본사-02', job: '일일 매출 집계', share: 0.31, pace: 0.05 },
  { name: '물류-01', job: '반품 접수 처리', share: 0.78, pace: 0.025 },
];

const IDLE_ROBOTS = [
  { name: '물류-02', next: '재고 대사 · 오전 11시' },
  { name: '고객센터-01', next: '문의 메일 분류 · 오전 11시 30분' },
];

function ManagerScene({ clock }: { clock: Clock }) {
  const time = Math.max(0, clock.after('manager'));
  return (
    <Manager here="실행 현황">
      <div className="stats">
        <Stat label="오늘 실행" value={`${128 + Math.floor(time / 2.5)}건`} spot="stat-runs" />
        <Stat label="성공률" value="98.4%" />
        <Stat label="실패" value="2건" isBad spot="stat-failed" />
        <Stat label="절약한 시간" value="21시간" />
      </div>
      <div className="panel" data-spot="robots">
        <h3>Robot</h3>
        <List
          head={['Robot', '작업', '진행', '상태']}
          rows={[
            ...ROBOTS.map(({ name, job, share, pace }) => ({
              key: name,
              cells: [
                <b key="name">{name}</b>,
                job,
                <Meter key="meter" share={Math.min(0.99, share + time * pace)} width={260} />,
                <span key="state" className="pill tone-web">
                  실행 중
                </span>,
              ],
            })),
            ...IDLE_ROBOTS.map(({ name, next }) => ({
              key: name,
              cells: [
                <b key="name">{name}</b>,
                '-',
                next,
                <span key="state" className="pill">
                  대기 중
                </span>,
              ],
            })),
          ]}
        />
      </div>
    </Manager>
  );
}

const ROBOT_LOG = [
  { at: '02:00:01', text: '세금계산서 정리 시작' },
  { at: '02:00:09', text: '메일 첨부 12건을 받았습니다' },
  { at: '02:01:47', text: '문서 12건에서 값을 읽었습니다' },
  { at: '02:02:10', text: '대장에 12행을 적었습니다' },
  { at: '02:04:32', text: '전표 12건 등록 완료', look: 'ok' as const },
];

function RobotScene({ clock }: { clock: Clock }) {
  const lines = ROBOT_LOG.slice(0, Math.max(0, Math.floor((clock.after('robot') - 0.4) / 1.1)));
  const isDone = lines.length === ROBOT_LOG.length;
  return (
    <Desktop isNight>
      <RobotApp
        frame={{ x: 196, y: 60, width: 840, height: 470 }}
        name="본사-01"
        state={isDone ? '완료' : '실행 중'}
        tone={isDone ? 'excel' : 'web'}
        action={<span style={{ fontSize: 22, color: '#59647a' }}>오전 2시</span>}
      >
        <div className="big-log" data-spot="robot-log">
          <Log lines={lines} />
        </div>
      </RobotApp>
    </Desktop>
  );
}

const TEMPLATES = [
  { title: '세금계산서 정리', dept: '재무팀', count: 142, tone: 'ai', icon: ScanText },
  { title: '일일 매출 집계', dept: '영업지원팀', count: 96, tone: 'excel', icon: FileSpreadsheet },
  { title: '거래처 메일 분류', dept: '고객센터', count: 71, tone: 'mail', icon: Mail },
  { title: '재고 대사', dept: '물류팀', count: 58, tone: 'web', icon: Monitor },
  { title: '급여 명세 발송', dept: '인사팀', count: 44, tone: 'mail', icon: Mail },
  { title: '계약서 항목 추출', dept: '법무팀', count: 37, tone: 'ai', icon: ScanText },
] as const;

function CenterScene({ clock }: { clock: Clock }) {
  const isTaken = clock.past('center', 3.2);
  return (
    <Browser title="템플릿 - AION-U Center" url="center.gaon.example/templates">
      <div className="center">
        <h2>우리 회사 템플릿</h2>
        <p className="center-tip">
          <ShieldCheck size={20} />
          계정과 비밀번호는 템플릿에 들어가지 않습니다.
        </p>
        <div className="center-cards">
          {TEMPLATES.map(({ title, dept, count, tone, icon: Icon }, index) => (
            <div key={title} className={`center-card tone-${tone}`} data-spot={`template-${index}`}>
              <span className="icon">
                <Icon size={30} />
              </span>
              <b>{title}</b>
              <p>
                {dept} · 다운로드 {count + (index === 0 && isTaken ? 1 : 0)}
              </p>
              <span
                className={`button ${index === 0 ? 'primary' : ''}`}
                data-spot={`take-${index}`}
                style={{ alignSelf: 'stretch' }}
              >
                <Download size={19} />
                {index === 0 && isTaken ? '다운로드했습니다' : '다운로드'}
              </span>
            </div>
          ))}
        </div>
      </div>
    </Browser>
  );
}
