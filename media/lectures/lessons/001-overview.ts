import type { Lecture } from '../engine/lecture.ts';
import { Screen } from '../screens/001-overview.tsx';

export const lecture: Lecture = {
  slug: '001-overview',
  course: '입문',
  level: '초급',
  title: 'AION-U 한눈에 보기',
  opening: '안녕하세요. 이번 강의에서는 AION-U를 이루는 네 가지 제품을 함께 둘러봅니다.',
  goals: ['네 가지 제품이 맡은 일', '흐름이 만들어져 실행되기까지', '만든 흐름을 공유하는 방법'],
  closing: '만들고, 맡기고, 실행하고, 공유합니다. 다음 강의에서 첫 자동화를 직접 만들어 보겠습니다.',
  next: '첫 자동화 만들기',
  cover: { step: 'map', after: 9, zoom: 0.8, x: 16, y: -38 },
  Screen,
  steps: [
    {
      id: 'map',
      chapter: '네 가지 제품',
      say: [
        'Studio에서 만들고, Manager에서 맡기고, Robot이 실행합니다.',
        '그리고 AION-U Center에서 만든 것을 다른 부서와 공유합니다.',
      ],
      seconds: 9.4,
    },
    {
      id: 'studio',
      chapter: 'Studio에서 만들기',
      say: [
        'Studio에서는 활동을 차례로 놓아 업무 흐름을 만듭니다.',
        '화면과 엑셀, 메일과 문서를 한 흐름에서 함께 다룹니다.',
      ],
      moves: [{ to: 'step-1', at: 4.5, click: true }],
      notes: [{ on: 'props', text: '자세한 설정은 여기에서', side: 'left', from: 5.4 }],
    },
    {
      id: 'manager',
      chapter: 'Manager에서 맡기기',
      say: [
        'Manager에서는 일정과 대기열로 여러 Robot에 일을 나누어 줍니다.',
        '오늘 한 일과 실패한 일이 한 화면에 보입니다.',
      ],
      moves: [{ to: 'stat-failed', at: 7 }],
      notes: [
        { on: 'robots', text: '세 대가 나누어 일합니다', side: 'top', from: 1.4, until: 5.4 },
        { on: 'stat-failed', text: '실패만 골라 살펴봅니다', side: 'bottom', from: 7 },
      ],
    },
    {
      id: 'robot',
      chapter: 'Robot이 실행하기',
      say: ['Robot은 정해진 시각에 흐름을 실행합니다.', '아무도 없는 새벽에도 한 일을 모두 로그로 남깁니다.'],
      notes: [{ on: 'robot-state', text: '12건을 4분 만에 마쳤습니다', side: 'right', from: 6.4 }],
    },
    {
      id: 'center',
      chapter: 'Center에서 공유하기',
      say: [
        'AION-U Center에서는 다른 부서가 만든 템플릿을 다운로드합니다.',
        '설정 몇 가지만 채우면 바로 쓸 수 있습니다.',
      ],
      moves: [{ to: 'take-0', at: 2.9, click: true }],
      notes: [{ on: 'template-0', text: '검증된 흐름을 그대로', side: 'right', from: 4 }],
    },
  ],
};
