import type { Lecture } from '../engine/lecture.ts';
import { Screen } from '../screens/003-recorder.tsx';

export const lecture: Lecture = {
  slug: '003-recorder',
  course: 'Studio',
  level: '초급',
  title: '레코더로 화면 녹화하기',
  opening: '이번 강의에서는 평소 하던 일을 한 번 녹화해서 흐름으로 바꾸는 방법을 배웁니다.',
  goals: ['녹화를 시작하고 마치기', '녹화된 활동을 살펴보기', '고정된 값을 변수로 바꾸기'],
  closing: '한 번 녹화하고 값만 변수로 바꾸면, 같은 일을 몇 번이든 다시 맡길 수 있습니다.',
  next: '셀렉터 다듬기',
  cover: { step: 'finish', after: 0.5, zoom: 1.4, x: 746, y: 92 },
  Screen,
  steps: [
    {
      id: 'record',
      chapter: '녹화 시작하기',
      say: '빈 흐름에서 위쪽의 녹화 버튼을 누르면 자동화할 화면이 앞으로 나옵니다.',
      seconds: 5.6,
      moves: [{ to: 'tool-record', at: 1.4, click: true }],
      notes: [{ on: 'recorder', text: '레코더가 옆에서 기다립니다', side: 'left', from: 3, until: 5.5 }],
    },
    {
      id: 'customer',
      chapter: '평소처럼 입력하기',
      say: '이제 평소처럼 일하시면 됩니다. 거래처를 입력하면 레코더에 활동이 하나 생깁니다.',
      moves: [{ to: 'in-customer', at: 1.4, click: true }],
      notes: [{ on: 'recorded-0', text: '입력한 내용이 활동이 됩니다', side: 'left', from: 4 }],
    },
    {
      id: 'item',
      say: '품목과 수량도 이어서 입력합니다. 지금 가리키는 요소는 주황색 테두리로 보입니다.',
      seconds: 8,
      moves: [
        { to: 'in-item', at: 1.3, click: true },
        { to: 'in-quantity', at: 4.4, click: true },
      ],
    },
    {
      id: 'submit',
      say: '등록 버튼을 누르고, 등록되었다는 안내까지 확인합니다.',
      moves: [{ to: 'submit', at: 1.4, click: true }],
    },
    {
      id: 'finish',
      chapter: '흐름 살펴보기',
      say: [
        '녹화 끝을 누르면 녹화한 활동이 순서대로 흐름에 들어옵니다.',
        '필요 없는 활동은 지우고 순서는 끌어서 바꿉니다.',
      ],
      seconds: 8.6,
      moves: [{ to: 'finish', at: 1.4, click: true }],
      look: 'all',
      notes: [{ on: 'node-4', text: '네 활동이 차례로 놓였습니다', side: 'right', from: 4.2, until: 8.4 }],
    },
    {
      id: 'value',
      chapter: '값을 변수로 바꾸기',
      say: [
        '거래처 입력 활동을 고르면 오른쪽에 속성이 나타납니다.',
        '고정된 값을 변수로 바꾸면 다른 거래처에도 그대로 쓸 수 있습니다.',
      ],
      seconds: 9.4,
      moves: [
        { to: 'node-1', at: 1.4, click: true },
        { to: 'field-value', at: 3.3, click: true },
      ],
      look: { on: 'field-value', zoom: 1.35, from: 1.6 },
      notes: [{ on: 'field-value', text: '"다온물류" 대신 변수를 씁니다', side: 'left', from: 4.2 }],
    },
    {
      id: 'replay',
      chapter: '다시 실행하기',
      say: '시험 실행을 눌러 봅니다. 녹화한 그대로 움직이고 오른쪽에 결과가 남습니다.',
      seconds: 9,
      moves: [{ to: 'tool-run', at: 1.4, click: true }],
      look: 'all',
      notes: [{ on: 'run-panel', text: '모든 활동이 성공했습니다', side: 'left', from: 6.6 }],
    },
  ],
};
