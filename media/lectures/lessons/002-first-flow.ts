import type { Lecture } from '../engine/lecture.ts';
import { Screen } from '../screens/002-first-flow.tsx';

export const lecture: Lecture = {
  slug: '002-first-flow',
  course: '입문',
  level: '초급',
  title: '첫 자동화 만들기',
  opening: '이번 강의에서는 아침마다 하던 환율 정리를 활동 세 개로 자동화해 봅니다.',
  goals: ['새 프로젝트 만들기', '활동을 놓고 속성 정하기', '시험 실행하고 결과 확인하기'],
  closing: '활동 세 개로 첫 자동화를 만들었습니다. 같은 방법으로 여러분의 업무에도 시작해 보시기 바랍니다.',
  next: '레코더로 화면 녹화하기',
  cover: { step: 'excel', after: 7.4, zoom: 1.3, x: 312, y: 92 },
  Screen,
  steps: [
    {
      id: 'create',
      chapter: '새 프로젝트 만들기',
      say: 'Studio를 열고 새 프로젝트의 이름을 정합니다. 무슨 일을 하는지 알 수 있는 이름이 좋습니다.',
      seconds: 7,
      moves: [
        { to: 'field-name', at: 1.2, click: true },
        { to: 'create', at: 4.6, click: true },
      ],
    },
    {
      id: 'browser',
      chapter: '브라우저 열기',
      say: ['왼쪽에서 브라우저 열기를 누르면 흐름에 활동이 놓입니다.', '오른쪽 속성에 열어볼 주소를 적습니다.'],
      seconds: 8,
      moves: [
        { to: 'item-open-browser', at: 1.3, click: true },
        { to: 'field-address', at: 3.2, click: true },
      ],
      look: { on: 'field-address', zoom: 1.3, from: 2.4 },
      notes: [{ on: 'field-address', text: '속성은 오른쪽에서 정합니다', side: 'left', from: 4.2, until: 7.6 }],
    },
    {
      id: 'pick',
      chapter: '표 가져오기',
      say: ['이어서 표 가져오기를 놓고, 화면에서 표를 한 번 누릅니다.', '가져온 내용은 환율표라는 변수에 담깁니다.'],
      seconds: 10.6,
      moves: [
        { to: 'item-read-table', at: 1.3, click: true },
        { to: 'rates', at: 3.9, click: true },
      ],
      look: 'all',
      notes: [{ on: 'field-result', text: '다음 활동에서 쓸 변수', side: 'left', from: 7.2, until: 10.4 }],
    },
    {
      id: 'excel',
      chapter: '엑셀에 적기',
      say: ['마지막으로 통합 문서 쓰기를 놓습니다.', '쓸 내용에는 환율표 변수를, 파일에는 저장할 위치를 정합니다.'],
      seconds: 8.6,
      moves: [
        { to: 'item-excel-write', at: 1.3, click: true },
        { to: 'field-file', at: 2.9, click: true },
      ],
      look: { on: 'field-content', zoom: 1.3, from: 2.4 },
      notes: [{ on: 'field-content', text: '앞에서 읽은 표를 그대로', side: 'left', from: 5.2 }],
    },
    {
      id: 'run',
      chapter: '시험 실행하기',
      say: ['위쪽의 시험 실행을 누르면 활동이 차례로 움직입니다.', '4초 만에 오늘의 환율이 엑셀에 정리되었습니다.'],
      seconds: 11,
      moves: [{ to: 'tool-run', at: 1.4, click: true }],
      look: 'all',
      notes: [{ on: 'sheet', text: '표가 그대로 옮겨졌습니다', side: 'top', from: 7.4, until: 10.8 }],
    },
  ],
};
