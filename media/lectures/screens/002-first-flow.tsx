import { CircleCheck, FileSpreadsheet, Globe, MousePointerClick, Table2, Workflow } from 'lucide-react';
import type { Clock } from '../engine/clock.ts';
import { clamp01, round, typed } from '../engine/clock.ts';
import { BankSite, RATES } from '../kit/bank.tsx';
import { Field, Node, RunPanel, runStateOf, Step } from '../kit/flow.tsx';
import { Sheet } from '../kit/sheet.tsx';
import { Studio } from '../kit/studio.tsx';
import { Browser, Caret, Dialog } from '../kit/window.tsx';

const NAME = '환율 정리';
const ADDRESS = 'bank.example/rates';
const FILE = 'D:\\업무\\환율.xlsx';
const RUN_PACE = 1.3;

export function Screen({ clock }: { clock: Clock }) {
  if (clock.past('pick', 2.2) && !clock.past('pick', 6.4)) return <PickScene clock={clock} />;
  const runTime = clock.after('run') - 1.7;
  const result = clamp01((clock.after('run') - 6.4) / 0.5);
  return (
    <>
      <Studio
        file={clock.past('create', 5) ? `${NAME} · main.flow` : '시작'}
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
              title="표 가져오기"
              detail={clock.past('pick', 6.4) ? '오늘의 환율 → 환율표' : '가져올 표를 골라주세요'}
              spot="node-table"
              state={stateOf(clock, 1)}
            />
          </Step>
          <Step shown={clock.grow('excel', 1.5, 0.5)}>
            <Node
              tone="excel"
              icon={FileSpreadsheet}
              title="통합 문서 쓰기"
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
    const lines = ['브라우저 열기', '표 가져오기 · 5행', '통합 문서 쓰기 · 5행'].map((text, i) => ({
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
      <h3>표 가져오기</h3>
      <Field label="대상 요소" value="오늘의 환율 표" />
      <Field label="결과 변수" value={<span className="pill tone-ai">변수 · 환율표</span>} spot="field-result" />
      <Field label="첫 줄" value="머리글로 사용" isChoice />
    </>
  );
}

function ExcelProps({ clock }: { clock: Clock }) {
  return (
    <>
      <h3>통합 문서 쓰기</h3>
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
        {clock.past('pick', 4.2) ? '표 1개를 찾았습니다' : '가져올 표를 눌러주세요'}
      </div>
    </>
  );
}

function CreateDialog({ clock }: { clock: Clock }) {
  const opacity = round(clock.past('browser') ? 0 : 1 - clock.grow('create', 4.9, 0.3));
  return (
    <Dialog
      title="새 프로젝트"
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
        <Field label="저장할 곳" value={'D:\\업무\\자동화'} isChoice />
      </div>
    </Dialog>
  );
}
