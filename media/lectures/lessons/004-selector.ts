import type { Lecture } from '../engine/lecture.ts';
import { Screen } from '../screens/004-selector.tsx';

export const lecture: Lecture = {
  slug: '004-selector',
  course: 'Studio',
  level: '중급',
  title: '셀렉터 다듬기',
  opening: '잘 되던 흐름이 버튼을 찾지 못할 때, 오래가는 셀렉터로 고치는 방법을 배웁니다.',
  goals: ['바뀌는 속성 알아보기', '바뀌지 않는 속성 고르기', '기준 요소로 하나만 찾기'],
  closing: '바뀌는 속성은 빼고, 이름과 기준 요소로 찾으면 화면이 개편되어도 흐름이 오래갑니다.',
  next: '엑셀 반복 처리',
  cover: { step: 'anchor', after: 4, zoom: 0.8, x: 190, y: 36 },
  Screen,
  steps: [
    {
      id: 'failed',
      chapter: '멈춘 원인 찾기',
      say: '어제까지 잘 되던 흐름이 멈췄습니다. 요소를 찾을 수 없다는 오류입니다.',
      look: { on: 'node-click', zoom: 1.25 },
      notes: [{ on: 'node-click', text: '여기에서 멈췄습니다', side: 'left', from: 1.8 }],
    },
    {
      id: 'page',
      say: '그룹웨어를 다시 열어 보면 결재 버튼의 id가 열 때마다 바뀌고 있습니다.',
      seconds: 7,
      look: 'all',
      moves: [{ to: 'approve-1', at: 1.3 }],
      notes: [{ on: 'id-card', text: '어제와 다릅니다', side: 'left', from: 4.2 }],
    },
    {
      id: 'editor',
      chapter: '셀렉터 편집기',
      say: [
        '활동의 작은 그림을 두 번 눌러 셀렉터 편집기를 엽니다.',
        '속성마다 앞으로도 그대로일지 알려주는 표시가 붙어 있습니다.',
      ],
      moves: [{ to: 'node-click', at: 1.3, click: true }],
      look: { on: 'editor', zoom: 1.25, from: 1.7 },
      notes: [{ on: 'advice-id', text: '믿기 어려운 속성', side: 'bottom', from: 4.6 }],
    },
    {
      id: 'untick',
      chapter: '속성 고르기',
      say: [
        '바뀌는 id는 선택을 해제합니다.',
        '대신 바뀌지 않는 aria-label을 선택합니다. 이름은 개편 뒤에도 대개 그대로입니다.',
      ],
      seconds: 9.6,
      moves: [
        { to: 'attribute-id', at: 1.4, click: true },
        { to: 'attribute-label', at: 4.4, click: true },
      ],
      notes: [{ on: 'found', text: '같은 이름의 버튼이 세 개', side: 'top', from: 6 }],
    },
    {
      id: 'anchor',
      chapter: '기준 요소 정하기',
      say: '같은 이름이 여러 개이면 기준 요소를 정합니다. 출장비 정산 행에 있는 버튼만 찾습니다.',
      moves: [{ to: 'anchor', at: 1.4, click: true }],
      notes: [{ on: 'anchor', text: '이 행 안에서만 찾습니다', side: 'top', from: 2.6 }],
    },
    {
      id: 'test',
      say: '다시 찾기를 눌러 하나만 찾는지 확인하고 저장합니다.',
      seconds: 6.6,
      moves: [
        { to: 'test', at: 1.4, click: true },
        { to: 'save', at: 5.4, click: true },
      ],
      notes: [{ on: 'found', text: '꼭 하나여야 합니다', side: 'top', from: 2.2, until: 5 }],
    },
    {
      id: 'rerun',
      chapter: '시험 실행하기',
      say: [
        '시험 실행을 하면 이번에는 버튼을 찾아 결재를 마칩니다.',
        '셀렉터 자동 복구를 켜 두면 다음 개편 때 후보를 제안받습니다.',
      ],
      seconds: 9.4,
      look: 'all',
      moves: [{ to: 'tool-run', at: 1.4, click: true }],
      notes: [{ on: 'run-panel', text: '세 활동 모두 성공', side: 'left', from: 5.6 }],
    },
  ],
};
