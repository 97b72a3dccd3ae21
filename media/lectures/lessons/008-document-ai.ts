import type { Lecture } from '../engine/lecture.ts';
import { Screen } from '../screens/008-document-ai.tsx';

export const lecture: Lecture = {
  slug: '008-document-ai',
  course: 'AI',
  level: '중급',
  title: '문서에서 값 읽기',
  opening: '이번 강의에서는 세금계산서에서 값을 읽고, 신뢰도가 낮은 값만 사람이 확인하게 합니다.',
  goals: ['문서 종류와 기준 정하기', '읽은 값과 신뢰도 보기', '신뢰도가 낮은 값만 확인하기'],
  closing: '신뢰도가 높은 값은 자동으로, 나머지는 사람이 확인하면 빠르면서도 정확합니다.',
  next: '오류 처리와 재시도',
  cover: { step: 'result', after: 3, zoom: 0.86, x: 20, y: 0 },
  Screen,
  steps: [
    {
      id: 'place',
      chapter: '활동 놓기',
      say: '메일을 받는 흐름에 문서 이해 활동을 놓습니다.',
      seconds: 5,
      moves: [{ to: 'item-document', at: 1.3, click: true }],
    },
    {
      id: 'kind',
      say: [
        '문서 종류는 세금계산서로 정합니다.',
        '신뢰도가 낮으면 사람에게 확인을 요청하도록 바꿉니다. 기준은 0.9입니다.',
      ],
      seconds: 9,
      moves: [
        { to: 'field-kind', at: 1.4, click: true },
        { to: 'field-low', at: 4.2, click: true },
      ],
      look: { on: 'field-kind', zoom: 1.25 },
      notes: [{ on: 'field-threshold', text: '0.90보다 낮으면 묻습니다', side: 'left', from: 5.6 }],
    },
    {
      id: 'scan',
      chapter: '값 읽기',
      say: ['실행하면 문서를 훑어 항목마다 값을 찾습니다.', '품목 표도 행과 열을 그대로 살려 표 변수로 가져옵니다.'],
      seconds: 9.6,
      look: 'all',
      notes: [{ on: 'items', text: '표는 표 그대로', side: 'bottom', from: 7 }],
    },
    {
      id: 'result',
      chapter: '신뢰도 살펴보기',
      say: '값마다 신뢰도가 함께 나옵니다. 팩스에서 번진 등록번호만 0.62로 기준보다 낮습니다.',
      notes: [{ on: 'reading-buyerNo', text: '이 값만 확인이 필요합니다', side: 'bottom', from: 3 }],
    },
    {
      id: 'fix',
      chapter: '사람이 확인하기',
      say: ['담당자는 원본을 보며 번진 숫자만 고쳐 적습니다.', '확인을 누르면 흐름이 이어서 진행됩니다.'],
      seconds: 8.6,
      moves: [
        { to: 'reading-buyerNo', at: 1.4, click: true },
        { to: 'confirm', at: 4.5, click: true },
      ],
      look: { on: 'reading-buyerNo', zoom: 1.12 },
      notes: [{ on: 'reading-buyerNo', text: '사람이 확인한 값입니다', side: 'bottom', from: 5.4 }],
    },
    {
      id: 'batch',
      chapter: '한꺼번에 처리하기',
      say: '같은 방법으로 32건을 처리하면 30건은 자동으로 끝나고 2건만 확인합니다.',
      look: 'all',
      notes: [{ on: 'batch', text: '사람은 2건만 봅니다', side: 'top', from: 5 }],
    },
  ],
};
