import { FileSpreadsheet, Keyboard, MousePointerClick, Repeat } from 'lucide-react';
import type { Clock } from '../engine/clock.ts';
import { clamp01, round, typed } from '../engine/clock.ts';
import type { Lecture } from '../engine/lecture.ts';
import { Field, Group, Node, Step, Wire } from '../kit/flow.tsx';
import type { Cell } from '../kit/sheet.tsx';
import { Sheet } from '../kit/sheet.tsx';
import { InputRow, OrderSite, SiteDone } from '../kit/site.tsx';
import { Studio } from '../kit/studio.tsx';
import { Browser } from '../kit/window.tsx';

const ORDERS = [
  ['다온물류', 'A4 복사용지', '25'],
  ['누리메디', '라텍스 장갑', '40'],
  ['한빛상사', '토너 카트리지', '6'],
  ['가람건설', '안전모 백색', '30'],
  ['새봄유통', '택배 상자 3호', '500'],
  ['청솔제약', '지퍼백 중형', '120'],
  ['두레식품', '비닐 앞치마', '80'],
  ['온새미교육', '보드 마커', '60'],
];
const ROW_SECONDS = 1.35;

function Screen({ clock }: { clock: Clock }) {
  if (clock.past('run', 2)) return <RunScene clock={clock} />;
  if (clock.past('read')) return <BuildScene clock={clock} />;
  return <SheetScene />;
}

function SheetScene() {
  return (
    <div className="world" style={{ background: '#dfe5ee' }}>
      <Sheet
        frame={{ x: 116, y: 40, width: 1000, height: 500 }}
        name="주문목록.xlsx"
        sheet="12월 주문"
        head={['거래처', '품목', '수량', '결과']}
        rows={ORDERS.map((order) => [...order.slice(0, 2), { text: order[2] ?? '', look: 'num' as const }, ''])}
      />
    </div>
  );
}

function BuildScene({ clock }: { clock: Clock }) {
  const selected = ['read', 'loop', 'map', 'write'].findLast((id) => clock.past(id, 1.5));
  return (
    <Studio
      file="주문 일괄 등록.flow"
      tool={clock.past('run', 1.4) ? 'run' : undefined}
      item={itemAt(clock)}
      props={clock.past('read', 1.5) ? <LoopProps clock={clock} selected={selected} /> : undefined}
    >
      <div className="flow" style={{ paddingTop: 14 }}>
        <Node
          tone="excel"
          icon={FileSpreadsheet}
          title="엑셀 읽기"
          detail="주문목록.xlsx → 주문표"
          shown={clock.grow('read', 1.5, 0.5)}
          state={selected === 'read' ? 'selected' : 'idle'}
          spot="node-read"
        />
        <Step shown={clock.grow('loop', 1.5, 0.5)}>
          <Group
            tone="flow"
            icon={Repeat}
            title="행마다 반복"
            detail={clock.past('loop', 3.4) ? '주문표의 한 행 → 주문' : ''}
            spot="group"
          >
            <Node
              tone="web"
              icon={Keyboard}
              title="입력하기"
              detail={clock.past('map', 3.4) ? '거래처 ← 주문["거래처"]' : '거래처 ← "다온물류"'}
              state={selected === 'map' ? 'selected' : 'idle'}
              spot="node-type"
            />
            <Wire height={12} />
            <Node tone="web" icon={Keyboard} title="입력하기" detail={'품목과 수량 ← 주문'} />
            <Wire height={12} />
            <Node tone="web" icon={MousePointerClick} title="누르기" detail="등록 단추" spot="node-submit" />
            {clock.past('write', 1.5) && (
              <>
                <Wire height={12} shown={clock.grow('write', 1.5, 0.4)} />
                <Node
                  tone="excel"
                  icon={FileSpreadsheet}
                  title="엑셀 쓰기"
                  detail={'결과 열 ← "등록됨"'}
                  shown={clock.grow('write', 1.5, 0.5)}
                  state={selected === 'write' ? 'selected' : 'idle'}
                  spot="node-write"
                />
              </>
            )}
          </Group>
        </Step>
      </div>
    </Studio>
  );
}

function itemAt(clock: Clock) {
  const pressed = (id: string) => clock.past(id, 1.3) && !clock.past(id, 2.2);
  if (pressed('read')) return 'excel-read';
  if (pressed('loop')) return 'each';
  return pressed('write') ? 'excel-write' : undefined;
}

function LoopProps({ clock, selected }: { clock: Clock; selected?: string }) {
  if (selected === 'loop')
    return (
      <>
        <h3>행마다 반복</h3>
        <Field label="반복할 표" value={<span className="pill tone-ai">변수 · 주문표</span>} isChoice />
        <Field
          label="한 행의 이름"
          spot="field-row"
          on={clock.past('loop', 2.6) && !clock.past('loop', 4.6)}
          value={typed('주문', clock.grow('loop', 2.8, 0.6))}
        />
        <Field label="오류가 나면" value="기록하고 다음 행으로" isChoice spot="field-next" />
      </>
    );
  if (selected === 'map')
    return (
      <>
        <h3>입력하기</h3>
        <Field label="대상 요소" value="거래처 입력란" />
        <Field
          label="입력할 값"
          spot="field-value"
          on={clock.past('map', 2.9)}
          value={clock.past('map', 3.4) ? <span className="pill tone-ai">주문["거래처"]</span> : '"다온물류"'}
          isChoice
        />
      </>
    );
  if (selected === 'write')
    return (
      <>
        <h3>엑셀 쓰기</h3>
        <Field label="파일" value="주문목록.xlsx" />
        <Field label="쓰는 자리" value={'주문의 행, "결과" 열'} spot="field-cell" isChoice />
        <Field label="쓸 내용" value={'"등록됨"'} />
      </>
    );
  return (
    <>
      <h3>엑셀 읽기</h3>
      <Field label="파일" value="주문목록.xlsx" />
      <Field label="시트" value="12월 주문" isChoice spot="field-sheet" />
      <Field
        label="첫 행은 제목"
        value={<i className={`toggle ${clock.past('read', 4.2) ? 'on' : ''}`} />}
        spot="field-head"
      />
      <Field label="결과 변수" value={<span className="pill tone-ai">변수 · 주문표</span>} />
    </>
  );
}

function RunScene({ clock }: { clock: Clock }) {
  const elapsed = clock.after('run') - 2.6;
  const row = Math.min(ORDERS.length, Math.max(0, Math.floor(elapsed / ROW_SECONDS)));
  const within = (elapsed - row * ROW_SECONDS) / ROW_SECONDS;
  const isDone = row === ORDERS.length;
  const [customer = '', item = '', quantity = ''] = ORDERS[Math.min(row, ORDERS.length - 1)] ?? [];
  const fill = (from: number) => (isDone ? 1 : clamp01((within - from) / 0.22));
  const rows: (string | Cell)[][] = ORDERS.map((order, index) => [
    ...order.slice(0, 2),
    { text: order[2] ?? '', look: 'num' },
    index < row ? { text: '등록됨', look: 'ok' } : '',
  ]);
  return (
    <div className="world" style={{ background: '#dfe5ee' }}>
      <Sheet
        frame={{ x: 24, y: 52, width: 600, height: 420 }}
        name="주문목록.xlsx"
        sheet="12월 주문"
        head={['거래처', '품목', '수량', '결과']}
        rows={rows}
        current={isDone ? undefined : row}
      />
      <Browser
        frame={{ x: 648, y: 52, width: 560, height: 420 }}
        title="가온상사 주문관리"
        url="order.gaon.example/orders/new"
      >
        <OrderSite isNarrow>
          <div className="site-panel" style={{ margin: 0 }}>
            <InputRow label="거래처" spot="in-customer" value={typed(customer, fill(0.05))} />
            <InputRow label="품목" spot="in-item" value={typed(item, fill(0.28))} />
            <InputRow label="수량" spot="in-quantity" value={typed(quantity, fill(0.5))} />
            <div style={{ display: 'flex', gap: 14, marginTop: 14, paddingLeft: 112 }}>
              <span className={`site-button ${within > 0.72 && !isDone ? 'hover-box' : ''}`}>등록</span>
            </div>
          </div>
        </OrderSite>
      </Browser>
      <i data-spot="park" className="park" />
      <div className="run-bar" data-spot="run-bar" style={{ opacity: round(clock.grow('run', 2, 0.4)) }}>
        {isDone ? (
          <SiteDone>8건을 모두 등록했습니다. 걸린 시간 48초</SiteDone>
        ) : (
          <>
            <b>{`${row + 1} / ${ORDERS.length}건`}</b>
            <div className="meter">
              <i style={{ width: `${round((row / ORDERS.length) * 100)}%` }} />
            </div>
          </>
        )}
      </div>
    </div>
  );
}

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
      say: '처리할 파일입니다. 첫 행은 제목이고, 마지막 결과 열은 비어 있습니다.',
      notes: [{ on: 'head-결과', text: '여기에 결과를 적습니다', side: 'bottom', from: 2.2 }],
    },
    {
      id: 'read',
      chapter: '엑셀 읽기',
      say: ['엑셀 읽기를 놓고 파일과 시트를 정합니다.', '첫 행은 제목을 켜면 열 이름으로 값을 꺼낼 수 있습니다.'],
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
      say: ['행마다 반복을 놓고, 녹화해 둔 등록 활동을 그 안에 넣습니다.', '한 행의 이름은 주문으로 정합니다.'],
      seconds: 9.4,
      look: 'all',
      moves: [
        { to: 'item-each', at: 1.3, click: true },
        { to: 'field-row', at: 2.6, click: true },
      ],
      notes: [{ on: 'group', text: '이 안의 활동을 행 수만큼', side: 'left', from: 5.2 }],
    },
    {
      id: 'map',
      chapter: '열의 값 넣기',
      say: '고정된 거래처 대신 주문의 거래처 열을 넣습니다. 품목과 수량도 같은 방법입니다.',
      moves: [
        { to: 'node-type', at: 1.3, click: true },
        { to: 'field-value', at: 3, click: true },
      ],
      look: { on: 'field-value', zoom: 1.3, from: 1.8 },
      notes: [{ on: 'field-value', text: '행마다 값이 달라집니다', side: 'bottom', from: 4 }],
    },
    {
      id: 'write',
      say: '등록한 뒤에는 결과 열에 등록됨이라고 적습니다.',
      seconds: 6,
      look: 'all',
      moves: [{ to: 'item-excel-write', at: 1.3, click: true }],
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
