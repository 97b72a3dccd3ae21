import type { Lecture } from '../engine/lecture.ts';
import { Screen } from '../screens/007-schedule-queue.tsx';

export const lecture: Lecture = {
  slug: '007-schedule-queue',
  course: 'Manager',
  level: '중급',
  title: '일정과 대기열',
  opening: '이번 강의에서는 정해진 시각에 실행하는 일정과, 여러 Robot이 나누어 처리하는 대기열을 배웁니다.',
  goals: ['평일 아침마다 실행하기', '회사 휴일 피하기', '대기열로 나누어 처리하기'],
  closing: '때가 정해진 일은 일정에, 건수가 많은 일은 대기열에 맡기시면 됩니다.',
  next: '문서에서 값 읽기',
  cover: { step: 'retry', after: 2.2, zoom: 0.86, x: 166, y: 74 },
  Screen,
  steps: [
    {
      id: 'add',
      chapter: '일정 만들기',
      say: 'Manager의 일정에서 일정 추가를 누르고 실행할 프로세스를 고릅니다.',
      seconds: 5.6,
      moves: [{ to: 'add', at: 1.4, click: true }],
    },
    {
      id: 'repeat',
      say: '반복은 월요일부터 금요일까지, 시각은 오전 8시로 정합니다. 실행하는 날이 달력에 보입니다.',
      moves: [
        { to: 'days', at: 1.4, click: true },
        { to: 'field-time', at: 3.6, click: true },
      ],
      look: { on: 'dialog', zoom: 1.15 },
      notes: [{ on: 'calendar', text: '파란 날에 실행합니다', side: 'left', from: 5.2 }],
    },
    {
      id: 'holiday',
      chapter: '휴일 피하기',
      say: '휴일 처리를 다음 영업일에 실행으로 바꿉니다. 25일이 실행하는 날에서 빠졌습니다.',
      moves: [{ to: 'field-holiday', at: 1.4, click: true }],
      notes: [{ on: 'day-25', text: '성탄절은 쉽니다', side: 'left', from: 3 }],
    },
    {
      id: 'save',
      say: '저장하면 목록에 다음 실행 시각이 나타납니다.',
      seconds: 5.4,
      look: 'all',
      moves: [
        { to: 'save', at: 1.3, click: true },
        { to: 'new-row', at: 2.6 },
      ],
      notes: [{ on: 'new-row', text: '내일 오전 8시에 시작합니다', side: 'bottom', from: 2.2 }],
    },
    {
      id: 'queue',
      chapter: '대기열에 담기',
      say: '이번에는 대기열입니다. 반품 접수 500건이 처리를 기다리고 있습니다.',
      moves: [{ to: 'nav-대기열', at: 1.3, click: true }],
      notes: [{ on: 'stat-wait', text: '접수번호로 중복을 거릅니다', side: 'bottom', from: 2.4 }],
    },
    {
      id: 'share',
      chapter: '나누어 처리하기',
      say: [
        'Robot 세 대가 한 건씩 가져가 처리합니다.',
        '한 건은 반드시 한 Robot만 가져가므로 두 번 처리되는 일이 없습니다.',
      ],
      seconds: 10,
      look: { on: 'workers', zoom: 1.17 },
      notes: [{ on: 'workers', text: '서로 다른 건을 처리합니다', side: 'bottom', from: 4.4 }],
    },
    {
      id: 'retry',
      say: ['실패한 건은 정한 횟수만큼 다시 대기열로 돌아갑니다.', '두 번째에는 성공해서 500건이 모두 끝났습니다.'],
      notes: [{ on: 'retry', text: '사람이 손대지 않아도 됩니다', side: 'top', from: 5.6 }],
    },
  ],
};
