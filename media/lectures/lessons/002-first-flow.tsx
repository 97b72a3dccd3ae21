import { CircleCheck, FileSpreadsheet, Globe, MousePointerClick, Table2, Workflow } from 'lucide-react';
import type { Clock } from '../engine/clock.ts';
import { clamp01, round, typed } from '../engine/clock.ts';
import type { Lecture } from '../engine/lecture.ts';
import { BankSite, RATES } from '../kit/bank.tsx';
import { Field, Node, RunPanel, runStateOf, Step } from '../kit/flow.tsx';
import { Sheet } from '../kit/sheet.tsx';
import { Studio } from '../kit/studio.tsx';
import { Browser, Caret, Dialog } from '../kit/window.tsx';

const NAME = '환율 정리';
const ADDRESS = 'bank.example/rates';
const FILE = 'D:\\업무\\환율.xlsx';
const RUN_PACE = 1.3;

function Screen({ clock }: { clock: Clock }) {
  if (clock.past('pick', 2.2) && !clock.past('pick', 6.4)) return <PickScene clock={clock} />;
  const runTime = clock.after('run') - 1.7;
  const result = clamp01((clock.after('run') - 6.4) / 0.5);
  return (
    <>
      <Studio
        file={`${clock.past('create', 5) ? NAME : '새 흐름'}.flow`}
        tool={toolAt(clock)}
        item={itemAt(clock)}
        props={propsAt(clock)}
        status={runTime > RUN_PACE * 3 ? '실행 완료 · 3개 활동 · 3.9초' : '준비됨'}
      >
        <div className="flow">
          <span className="endpoint">시작</span>
          {!clock.past('browser', 1.4) && <p className="canvas-hint">왼쪽에서 활동을 고르면 여기에 놓입니다</p>}
          <Step shown={clock.grow('browser', 1.5, 0.5)}>
            <Node
              tone="web"
              icon={Globe}
              title="브라우저 열기"
              detail={clock.past('browser', 5) ? ADDRESS : '주소를 정해주세요'}
              spot="node-browser"
              state={stateOf(clock, 0)}
            />
          </Step>
          <Step shown={clock.grow('pick', 1.5, 0.5)}>
            <Node
              tone="web"
              icon={Table2}
              title="표 읽기"
              detail={clock.past('pick', 6.4) ? '오늘의 환율 → 환율표' : '읽을 표를 골라주세요'}
              spot="node-table"
              state={stateOf(clock, 1)}
            />
          </Step>
          <Step shown={clock.grow('excel', 1.5, 0.5)}>
            <Node
              tone="excel"
              icon={FileSpreadsheet}
              title="엑셀 쓰기"
              detail={clock.past('excel', 3.8) ? '환율표 → 환율.xlsx' : '파일을 정해주세요'}
              spot="node-excel"
              state={stateOf(clock, 2)}
            />
          </Step>
        </div>
      </Studio>
      <CreateDialog clock={clock} />
      {result > 0 && (
        <Sheet
          frame={{ x: 250, y: 258, width: 700, height: 312 }}
          name="환율.xlsx"
          head={['통화', '기호', '매매기준율', '읽은 시각']}
          rows={RATES.map(([name = '', code = '', rate = '']) => [name, code, { text: rate, look: 'num' }, '09:00'])}
          opacity={round(result)}
        />
      )}
    </>
  );
}

function stateOf(clock: Clock, index: number) {
  const elapsed = clock.after('run') - 1.7;
  if (elapsed > 0) return runStateOf(index, elapsed, RUN_PACE);
  const selected = clock.past('excel', 1.5) ? 2 : clock.past('pick', 1.5) ? 1 : 0;
  return selected === index && !clock.past('run') ? 'selected' : 'idle';
}

function toolAt(clock: Clock) {
  return clock.past('run', 1.4) ? 'run' : undefined;
}

function itemAt(clock: Clock) {
  const pressed = (id: string) => clock.past(id, 1.3) && !clock.past(id, 2.2);
  if (pressed('browser')) return 'open-browser';
  if (pressed('pick')) return 'read-table';
  return pressed('excel') ? 'excel-write' : undefined;
}

function propsAt(clock: Clock) {
  const elapsed = clock.after('run') - 1.7;
  if (elapsed > 0) {
    const lines = ['브라우저 열기', '표 읽기 · 5행', '엑셀 쓰기 · 5행'].map((text, i) => ({
      at: `09:00:0${i + 2}`,
      text,
    }));
    return <RunPanel lines={lines.slice(0, Math.floor(elapsed / RUN_PACE))} />;
  }
  if (clock.past('excel', 1.5)) return <ExcelProps clock={clock} />;
  if (clock.past('pick', 6.4)) return <TableProps />;
  if (clock.past('pick', 1.5)) return undefined;
  return clock.past('browser', 1.5) ? <BrowserProps clock={clock} /> : undefined;
}

function BrowserProps({ clock }: { clock: Clock }) {
  const isTyping = clock.past('browser', 3.2) && !clock.past('browser', 5.4);
  return (
    <>
      <h3>브라우저 열기</h3>
      <Field
        label="주소"
        spot="field-address"
        on={isTyping}
        value={
          <span>
            {typed(ADDRESS, clock.grow('browser', 3.4, 1.5))}
            {isTyping && <Caret />}
          </span>
        }
      />
      <Field label="브라우저" value="Chrome" isChoice />
      <Field label="창 크기" value="최대화" isChoice />
    </>
  );
}

function TableProps() {
  return (
    <>
      <h3>표 읽기</h3>
      <Field label="대상 요소" value="오늘의 환율 표" />
      <Field label="결과 변수" value={<span className="pill tone-ai">변수 · 환율표</span>} spot="field-result" />
      <Field label="첫 행" value="제목으로 사용" isChoice />
    </>
  );
}

function ExcelProps({ clock }: { clock: Clock }) {
  return (
    <>
      <h3>엑셀 쓰기</h3>
      <Field label="쓸 내용" value={<span className="pill tone-ai">변수 · 환율표</span>} spot="field-content" />
      <Field
        label="파일"
        spot="field-file"
        on={clock.past('excel', 2.9) && !clock.past('excel', 5.4)}
        value={typed(FILE, clock.grow('excel', 3, 1.3))}
      />
      <Field label="시트" value="Sheet1" isChoice />
      <Field label="쓰는 자리" value="A1부터" />
    </>
  );
}

function PickScene({ clock }: { clock: Clock }) {
  return (
    <>
      <Browser title="환율 - 한결은행" url={ADDRESS}>
        <BankSite isPicked={clock.past('pick', 3.4)} />
      </Browser>
      <div className="pick-bar" style={{ left: 1010, top: 170 }}>
        {clock.past('pick', 4.2) ? <CircleCheck size={21} /> : <MousePointerClick size={21} />}
        {clock.past('pick', 4.2) ? '표 1개를 찾았습니다' : '읽을 표를 눌러주세요'}
      </div>
    </>
  );
}

function CreateDialog({ clock }: { clock: Clock }) {
  const opacity = round(clock.past('browser') ? 0 : 1 - clock.grow('create', 4.9, 0.3));
  return (
    <Dialog
      title="새 흐름"
      icon={<Workflow size={22} color="#1f5eff" />}
      width={520}
      opacity={opacity}
      footer={
        <>
          <span className="button">취소</span>
          <span className="button primary" data-spot="create">
            만들기
          </span>
        </>
      }
    >
      <div style={{ padding: '10px 22px 24px' }}>
        <Field
          label="이름"
          spot="field-name"
          on
          value={
            <span>
              {typed(NAME, clock.grow('create', 1.5, 1.2))}
              <Caret />
            </span>
          }
        />
        <Field label="저장할 곳" value="내 흐름" isChoice />
      </div>
    </Dialog>
  );
}

export const lecture: Lecture = {
  slug: '002-first-flow',
  course: '입문',
  level: '초급',
  title: '첫 자동화 만들기',
  opening: '이번 강의에서는 아침마다 하던 환율 정리를 활동 세 개로 자동화해 봅니다.',
  goals: ['새 흐름 만들기', '활동을 놓고 속성 정하기', '실행하고 결과 확인하기'],
  closing: '활동 세 개로 첫 자동화를 만들었습니다. 같은 방법으로 여러분의 업무에도 시작해 보시기 바랍니다.',
  next: '레코더로 화면 녹화하기',
  cover: { step: 'excel', after: 7.4, zoom: 1.3, x: 312, y: 92 },
  Screen,
  steps: [
    {
      id: 'create',
      chapter: '새 흐름 만들기',
      say: 'Studio를 열고 새 흐름의 이름을 정합니다. 무슨 일을 하는지 알 수 있는 이름이 좋습니다.',
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
      chapter: '표 읽기',
      say: ['이어서 표 읽기를 놓고, 화면에서 읽을 표를 한 번 누릅니다.', '읽은 내용은 환율표라는 변수에 담깁니다.'],
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
      say: ['마지막으로 엑셀 쓰기를 놓습니다.', '쓸 내용에는 환율표 변수를, 파일에는 저장할 위치를 정합니다.'],
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
      chapter: '실행하고 확인하기',
      say: ['위쪽의 실행을 누르면 활동이 차례로 움직입니다.', '4초 만에 오늘의 환율이 엑셀에 정리되었습니다.'],
      seconds: 11,
      moves: [{ to: 'tool-run', at: 1.4, click: true }],
      look: 'all',
      notes: [{ on: 'sheet', text: '표가 그대로 옮겨졌습니다', side: 'top', from: 7.4, until: 10.8 }],
    },
  ],
};
