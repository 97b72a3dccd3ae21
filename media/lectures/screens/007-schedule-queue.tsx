import { CalendarDays, Plus } from 'lucide-react';
import type { ReactNode } from 'react';
import type { Clock } from '../engine/clock.ts';
import { round, settle } from '../engine/clock.ts';
import { Field } from '../kit/flow.tsx';
import { List, Manager, Meter, Stat } from '../kit/manager.tsx';
import { Dialog } from '../kit/window.tsx';

const DAYS = ['월', '화', '수', '목', '금', '토', '일'];
const WORKDAYS = 5;

export function Screen({ clock }: { clock: Clock }) {
  return clock.past('queue', 1.5) ? <QueueScene clock={clock} /> : <ScheduleScene clock={clock} />;
}

function ScheduleScene({ clock }: { clock: Clock }) {
  const isSaved = clock.past('save', 1.6);
  const rows = [
    ['일일 매출 집계', '매일 04:00', '본사-02', '내일 04:00'],
    ['재고 대사', '평일 03:00', '물류-02', '내일 03:00'],
    ['급여 명세 발송', '매월 25일 10:00', '본사-01', '12월 24일 10:00'],
  ];
  if (isSaved) rows.unshift(['세금계산서 정리', '평일 08:00', '본사-01', '내일 08:00']);
  return (
    <Manager
      here="일정"
      action={
        <span className="button primary" data-spot="add">
          <Plus size={19} />
          일정 추가
        </span>
      }
      overlay={<ScheduleDialog clock={clock} />}
    >
      <div className="panel">
        <List
          head={['프로세스', '반복', 'Robot', '다음 실행']}
          rows={rows.map(([name = '', repeat, robot, next]) => ({
            key: name,
            spot: name === '세금계산서 정리' ? 'new-row' : undefined,
            isOn: name === '세금계산서 정리',
            cells: [<b key="name">{name}</b>, repeat, robot, next],
          }))}
        />
      </div>
    </Manager>
  );
}

function ScheduleDialog({ clock }: { clock: Clock }) {
  const opacity = round(clock.grow('add', 1.6, 0.3) * (1 - clock.grow('save', 1.5, 0.3)));
  const isRepeating = clock.past('repeat', 1.5);
  return (
    <Dialog
      title="일정 추가"
      icon={<CalendarDays size={22} color="#1f5eff" />}
      width={880}
      opacity={opacity}
      spot="dialog"
      footer={
        <>
          <span className="button">취소</span>
          <span className="button primary" data-spot="save">
            저장
          </span>
        </>
      }
    >
      <div className="schedule-form">
        <div>
          <Field label="프로세스" value="세금계산서 정리" isChoice />
          <div className="field">
            <div className="label">반복</div>
            <div className="days" data-spot="days">
              {DAYS.map((day, index) => (
                <span key={day} className={isRepeating && index < WORKDAYS ? 'on' : ''}>
                  {day}
                </span>
              ))}
            </div>
          </div>
          <Field
            label="시각"
            value={clock.past('repeat', 4) ? '오전 8:00' : '시각을 정해주세요'}
            spot="field-time"
            on={clock.past('repeat', 3.6) && !clock.past('holiday')}
          />
          <Field
            label="휴일 처리"
            value={clock.past('holiday', 1.8) ? '다음 영업일에 실행' : '실행'}
            spot="field-holiday"
            on={clock.past('holiday', 1.4)}
            isChoice
          />
        </div>
        <Calendar isWeekdays={isRepeating} isMoved={clock.past('holiday', 2.2)} />
      </div>
    </Dialog>
  );
}

const HOLIDAY = 25;
const FIRST_DAY = 1;

/** December, whose 25th is a Friday and a holiday; 1 December 2026 is a Tuesday. */
function Calendar({ isWeekdays, isMoved }: { isWeekdays: boolean; isMoved: boolean }) {
  const lookOf = (day: number) => {
    const weekday = (day - 1 + FIRST_DAY) % 7;
    if (day === HOLIDAY) return isMoved ? 'holiday' : isWeekdays ? 'run holiday' : 'holiday';
    return isWeekdays && weekday < WORKDAYS ? 'run' : '';
  };
  return (
    <div className="calendar" data-spot="calendar">
      <b>12월</b>
      <div>
        {DAYS.map((day) => (
          <em key={day}>{day}</em>
        ))}
        {Array.from({ length: FIRST_DAY }, (_, index) => (
          <span key={`empty-${index}`} />
        ))}
        {Array.from({ length: 31 }, (_, index) => (
          <span key={index + 1} className={lookOf(index + 1)} data-spot={`day-${index + 1}`}>
            {index + 1}
          </span>
        ))}
      </div>
      <p>
        <i className="run" />
        실행하는 날
        <i className="holiday" />
        회사 휴일
      </p>
    </div>
  );
}

const TOTAL = 500;
const ROBOTS = [
  { name: '물류-01', share: 0.36, offset: 0 },
  { name: '물류-02', share: 0.33, offset: 0.4 },
  { name: '물류-03', share: 0.31, offset: 0.8 },
];

function QueueScene({ clock }: { clock: Clock }) {
  const elapsed = Math.max(0, clock.after('share') - 0.8);
  const done = Math.min(TOTAL - 1, Math.round(settle(elapsed / 16) * TOTAL));
  const isRetried = clock.past('retry', 3.4);
  const failed = clock.past('retry') && !isRetried ? 1 : 0;
  const total = isRetried && clock.past('retry', 5.4) ? TOTAL : done - failed;
  const isFinished = total === TOTAL;
  const isWorking = clock.after('share') > 0.8 && !isFinished;
  return (
    <Manager here="대기열" heading="반품 접수">
      <div className="stats">
        <Stat label="대기" value={`${Math.max(0, TOTAL - total - failed - (isWorking ? 3 : 0))}건`} spot="stat-wait" />
        <Stat label="처리 중" value={isWorking ? '3건' : '0건'} />
        <Stat label="완료" value={`${Math.max(0, total)}건`} spot="stat-done" />
        <Stat label="실패" value={`${failed}건`} isBad={failed > 0} spot="stat-failed" />
      </div>
      <div className="panel" data-spot="workers">
        <List
          head={['Robot', '지금 처리하는 건', '처리한 건수', '상태']}
          rows={ROBOTS.map(({ name, share, offset }, index) => ({
            key: name,
            cells: [
              <b key="name">{name}</b>,
              <Work key="work" done={done} index={index} isResting={!isWorking || elapsed < offset} />,
              <Count key="count" count={Math.round(done * share)} />,
              <span key="state" className={`pill ${isWorking ? 'tone-web' : ''}`}>
                {isWorking ? '실행 중' : '대기 중'}
              </span>,
            ],
          }))}
        />
      </div>
      <RetryCard clock={clock} isFinished={isFinished} />
    </Manager>
  );
}

function Work({ done, index, isResting }: { done: number; index: number; isResting: boolean }): ReactNode {
  if (isResting) return '-';
  return <span className="mono">{`R-2026-${String(4100 + done + index).padStart(5, '0')}`}</span>;
}

function Count({ count }: { count: number }) {
  return (
    <span style={{ display: 'flex', alignItems: 'center', gap: 14 }}>
      <Meter share={count / 190} width={180} isDone={false} />
      {count}건
    </span>
  );
}

function RetryCard({ clock, isFinished }: { clock: Clock; isFinished: boolean }) {
  const shown = settle(clock.grow('retry', 0.6, 0.5));
  if (shown === 0) return null;
  const isRetried = clock.past('retry', 3.4);
  return (
    <div className="retry-card" data-spot="retry" style={{ opacity: round(shown) }}>
      <div>
        <b className="mono">R-2026-04383</b>
        <small>{isRetried ? '물류-02가 다시 처리했습니다' : '물류-01 · 조회 화면이 열리지 않았습니다'}</small>
      </div>
      <span className={`pill ${isRetried ? 'tone-excel' : 'tone-error'}`}>
        {isRetried ? (isFinished ? '두 번째에 완료' : '다시 대기열로') : '실패 1 / 3회'}
      </span>
    </div>
  );
}
