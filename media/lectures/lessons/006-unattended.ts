import type { Lecture } from '../engine/lecture.ts';
import { Screen } from '../screens/006-unattended.tsx';

export const lecture: Lecture = {
  slug: '006-unattended',
  course: 'Robot',
  level: '초급',
  title: '무인 실행과 로그 보기',
  opening: '이번 강의에서는 아무도 없는 밤에도 Robot이 일하게 하고, 아침에 결과를 살펴보는 방법을 배웁니다.',
  goals: ['무인 방식으로 바꾸기', '밤사이 실행 결과 보기', '실패 원인을 찾아 다시 실행하기'],
  closing: '실행 방식만 바꾸면 밤에도 일하고, 로그와 화면 캡처로 원인까지 알 수 있습니다.',
  next: '일정과 대기열',
  cover: { step: 'locked', after: 3.6, zoom: 0.92, x: 246, y: 8 },
  Screen,
  steps: [
    {
      id: 'mode',
      chapter: '무인 방식으로 바꾸기',
      say: 'Manager의 로봇에서 본사-01의 실행 방식을 무인으로 바꿉니다.',
      seconds: 5.6,
      moves: [{ to: 'unattended', at: 1.4, click: true }],
      notes: [{ on: 'unattended', text: '사람이 누르지 않아도 됩니다', side: 'bottom', from: 2.4 }],
    },
    {
      id: 'account',
      say: [
        '실행 계정은 계정 금고에서 고르고 연결 시험을 누릅니다.',
        '비밀번호가 금고 밖에 남지 않고, 화면이 잠겨 있어도 실행됩니다.',
      ],
      moves: [{ to: 'test', at: 1.4, click: true }],
      look: { on: 'account', zoom: 1.17 },
      notes: [{ on: 'tested', text: '실행할 준비가 되었습니다', side: 'bottom', from: 4.4 }],
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
      chapter: '실패 원인 찾기',
      say: [
        '실패한 줄을 누르면 활동마다 남은 로그와 그때의 화면이 나옵니다.',
        '비밀번호 변경 안내 창이 버튼을 가리고 있었습니다.',
      ],
      moves: [{ to: 'run-03:00', at: 1.4, click: true }],
      look: { on: 'detail', zoom: 1.2, from: 2 },
      notes: [{ on: 'shot', text: '창이 버튼을 가렸습니다', side: 'top', from: 6.4 }],
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
