import type { Lecture } from '../engine/lecture.ts';
import { Screen } from '../screens/009-error-retry.tsx';

export const lecture: Lecture = {
  slug: '009-error-retry',
  course: '활용',
  level: '고급',
  title: '오류 처리와 재시도',
  opening: '이번 강의에서는 잠깐의 오류는 스스로 넘기고, 풀리지 않는 오류는 사람에게 알리게 합니다.',
  goals: ['다시 시도할 오류 고르기', '오류 처리 묶음 만들기', '확인이 필요한 건만 알리기'],
  closing: '다시 해서 풀릴 오류와 사람이 볼 오류를 나누면, 한 건 때문에 전체가 멈추지 않습니다.',
  nextLabel: '더 배우기',
  next: '매뉴얼의 오류 처리와 다시 시도',
  cover: { step: 'business', after: 4.4, zoom: 1.18, x: 296, y: 96 },
  Screen,
  steps: [
    {
      id: 'select',
      chapter: '다시 시도 정하기',
      say: [
        '저장은 서버가 바쁘면 가끔 늦어집니다.',
        '활동의 속성에서 다시 시도를 네 번, 간격은 2초부터 두 배씩 늘립니다.',
      ],
      moves: [
        { to: 'node-save', at: 1.3, click: true },
        { to: 'field-count', at: 3.6, click: true },
      ],
      look: { on: 'field-gap', zoom: 1.25, from: 2 },
      notes: [{ on: 'field-gap', text: '2초, 4초, 8초, 16초', side: 'left', from: 5 }],
    },
    {
      id: 'kinds',
      say: '다시 시도할 오류는 시간 초과와 연결 끊김만 고릅니다. 업무 오류는 다시 해도 풀리지 않습니다.',
      moves: [{ to: 'kind-timeout', at: 1.4, click: true }],
      notes: [{ on: 'kind-business', text: '다시 시도하지 않습니다', side: 'left', from: 3.6 }],
    },
    {
      id: 'first',
      chapter: '다시 시도 살펴보기',
      say: [
        '시험 실행을 하면 두 번 시간이 초과되지만 기다렸다가 다시 합니다.',
        '세 번째에 저장되어 흐름은 멈추지 않았습니다.',
      ],
      seconds: 12.4,
      look: 'all',
      moves: [{ to: 'tool-run', at: 1.4, click: true }],
      notes: [{ on: 'node-save', text: '세 번째에 성공', side: 'left', from: 9.8 }],
    },
    {
      id: 'catch',
      chapter: '오류 처리 묶음',
      say: [
        '이번에는 활동을 오류 처리 묶음에 넣습니다.',
        '오류가 나면 화면을 캡처하고, 메일로 알린 뒤 다음 건으로 넘어갑니다.',
      ],
      moves: [{ to: 'item-try', at: 1.3, click: true }],
      notes: [{ on: 'catch', text: '오류가 났을 때만 실행합니다', side: 'left', from: 4.4 }],
    },
    {
      id: 'business',
      chapter: '한 건만 남기기',
      say: '42번째 줄의 금액이 맞지 않지만, 알리고 나서 남은 건을 계속합니다.',
      seconds: 8,
      moves: [{ to: 'tool-run', at: 1.3, click: true }],
      notes: [{ on: 'run-panel', text: '멈추지 않고 다음 건으로', side: 'left', from: 5.8 }],
    },
    {
      id: 'mail',
      say: '담당자는 원인과 함께 확인할 한 건만 메일로 받습니다.',
      seconds: 6,
      look: { on: 'mail', zoom: 1.2 },
    },
  ],
};
