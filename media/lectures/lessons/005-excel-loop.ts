import type { Lecture } from '../engine/lecture.ts';
import { Screen } from '../screens/005-excel-loop.tsx';

export const lecture: Lecture = {
  slug: '005-excel-loop',
  course: 'Studio',
  level: '중급',
  title: '엑셀 반복 처리',
  opening: '엑셀에 적힌 주문을 한 행씩 업무 시스템에 등록하는 방법을 배웁니다.',
  goals: ['엑셀을 표 변수로 읽기', '행마다 반복하며 값 넣기', '처리 결과를 엑셀에 남기기'],
  closing: '한 건을 처리하는 흐름이 있으면, 반복으로 감싸는 것만으로 수백 건을 맡길 수 있습니다.',
  next: '무인 실행과 로그 보기',
  cover: { step: 'run', after: 7.6, zoom: 0.98, x: 10, y: 28 },
  Screen,
  steps: [
    {
      id: 'sheet',
      chapter: '처리할 엑셀',
      say: '처리할 파일입니다. 첫 줄은 머리글이고, 마지막 결과 열은 비어 있습니다.',
      notes: [{ on: 'head-결과', text: '여기에 결과를 적습니다', side: 'bottom', from: 2.2 }],
    },
    {
      id: 'read',
      chapter: '통합 문서 읽기',
      say: ['통합 문서 읽기를 놓고 파일과 시트를 정합니다.', '머리글 사용을 켜면 열 이름으로 값을 꺼낼 수 있습니다.'],
      moves: [
        { to: 'item-excel-read', at: 1.3, click: true },
        { to: 'field-head', at: 4, click: true },
      ],
      look: { on: 'field-sheet', zoom: 1.25, from: 2.2 },
      notes: [{ on: 'field-head', text: '열 이름을 그대로 씁니다', side: 'left', from: 4.8 }],
    },
    {
      id: 'loop',
      chapter: '행마다 반복하기',
      say: [
        '표의 행마다 반복을 놓고, 녹화해 둔 등록 활동을 그 안에 넣습니다.',
        '반복 안에서는 지금 처리하는 줄을 행이라고 부릅니다.',
      ],
      seconds: 9.4,
      look: 'all',
      moves: [
        { to: 'item-each', at: 1.3, click: true },
        { to: 'field-table', at: 2.6, click: true },
      ],
      notes: [{ on: 'group', text: '이 안의 활동을 행 수만큼', side: 'left', from: 5.2 }],
    },
    {
      id: 'map',
      chapter: '열의 값 넣기',
      say: '고정된 거래처 대신 행의 거래처 열을 넣습니다. 품목과 수량도 같은 방법입니다.',
      moves: [
        { to: 'node-type', at: 1.3, click: true },
        { to: 'field-value', at: 3, click: true },
      ],
      look: { on: 'field-value', zoom: 1.3, from: 1.8 },
      notes: [{ on: 'field-value', text: '행마다 값이 달라집니다', side: 'bottom', from: 4 }],
    },
    {
      id: 'write',
      say: '등록한 뒤에는 칸에 쓰기로 결과 열에 등록됨이라고 적습니다.',
      seconds: 6,
      look: 'all',
      moves: [{ to: 'item-cell-write', at: 1.3, click: true }],
      notes: [{ on: 'node-write', text: '어디까지 했는지 남습니다', side: 'left', from: 2.6 }],
    },
    {
      id: 'run',
      chapter: '실행하기',
      say: [
        '실행하면 한 행씩 읽어 등록하고, 결과 열이 차례로 채워집니다.',
        '중간에 멈추더라도 빈 행부터 다시 시작할 수 있습니다.',
      ],
      seconds: 15.4,
      moves: [
        { to: 'tool-run', at: 1.4, click: true },
        { to: 'park', at: 3.6 },
      ],
    },
  ],
};
