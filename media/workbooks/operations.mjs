// Forms that a team of operators keeps: who owns which flow, what is checked before it is deployed, what went wrong.
import { heads, input, note, title } from './xlsx.mjs';

const blank = (rows, columns) => Array.from({ length: rows }, () => Array.from({ length: columns }, () => input()));

export default [
  {
    name: '흐름 대장',
    widths: [28, 8, 14, 14, 14, 22, 16, 26],
    frozenRows: 4,
    choices: [{ range: 'B5:B60', values: ['가', '나', '다'] }],
    rows: [
      title('흐름 대장'),
      note('등급: 가(고객에게 바로 영향, 10분 안에 연락) · 나(당일 안에 끝나야 함) · 다(하루 늦어도 됨)'),
      [],
      heads(
        '흐름 이름',
        '등급',
        '업무 부서',
        '책임자',
        '대신할 사람',
        '예약',
        '쓰는 계정(금고 이름)',
        '멈췄을 때 할 일',
      ),
      [
        '여신 서류 점검',
        '가',
        '심사부',
        '구하람',
        '한서율',
        '평일 08:00~18:00 30분마다',
        'loan-review',
        '심사부에 전화, 접수 화면에서 직접 확인',
      ].map(input),
      ['일일 매출 대사', '나', '재무팀', '남지안', '이로하', '매일 03:00', 'sales-ledger', '09:00 전에 다시 실행'].map(
        input,
      ),
      ...blank(54, 8),
    ],
  },
  {
    name: '배포 심사표',
    widths: [6, 62, 12, 36],
    choices: [{ range: 'C6:C15', values: ['예', '아니요', '해당 없음'] }],
    rows: [
      title('배포 심사표'),
      [],
      [{ value: '흐름', style: 'note' }, input(), { value: '버전', style: 'note' }, input()],
      [],
      heads('번호', '확인할 것', '결과', '메모'),
      ...[
        '실행 전 점검에 빨간색 오류가 없습니다.',
        '남은 경고마다 이유가 적혀 있습니다.',
        '계정과 비밀번호가 모두 계정 금고에 있습니다.',
        '기다리기 활동마다 시간 제한이 있습니다.',
        '한 건이 실패해도 나머지가 처리되고, 실패한 건이 기록됩니다.',
        '두 번 실행되어도 등록이나 이체가 겹치지 않습니다.',
        '예약 시각이 같은 화면을 쓰는 다른 흐름과 겹치지 않습니다.',
        '로그에 개인정보가 남지 않습니다.',
        '운영 서버에서 시험 실행을 세 번 이상 마쳤습니다.',
        '책임자와 대신할 사람이 흐름 대장에 적혀 있습니다.',
      ].map((text, i) => [i + 1, text, input(), input()]),
    ],
  },
  {
    name: '장애 기록',
    widths: [18, 26, 10, 20, 34, 14, 34],
    frozenRows: 3,
    choices: [{ range: 'D4:D60', values: ['계정', '화면 변경', '시간 겹침', '네트워크', '자료 오류', '기타'] }],
    rows: [
      title('장애 기록'),
      [],
      heads('발생 시각', '흐름', '등급', '원인', '무슨 일이 있었나', '복구(분)', '다시 생기지 않게 한 일'),
      [
        '2026-11-09 08:04',
        '여신 서류 점검',
        '가',
        '계정',
        '비밀번호 만료로 로그인 실패',
        16,
        '만료 14일 전 알림을 받을 사람을 두 명으로 늘림',
      ].map(input),
      ...blank(56, 7),
    ],
  },
];
