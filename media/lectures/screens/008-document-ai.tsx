import { Check, CircleAlert, CircleCheck, FileSpreadsheet, Mail, ScanText, UserCheck } from 'lucide-react';
import type { Clock } from '../engine/clock.ts';
import { clamp01, round, settle, typed } from '../engine/clock.ts';
import { Field, Node, Step } from '../kit/flow.tsx';
import { INVOICE_FIELDS } from '../kit/invoice-data.ts';
import { Invoice } from '../kit/invoice.tsx';
import { Meter } from '../kit/manager.tsx';
import { Studio } from '../kit/studio.tsx';
import { Caret } from '../kit/window.tsx';

const CONFIDENCE: Record<string, number> = {
  supplier: 0.99,
  supplierNo: 0.98,
  buyerNo: 0.62,
  date: 0.99,
  amount: 0.97,
  tax: 0.97,
};
const UNSURE = 'buyerNo';
/** What the machine read where the fax had smudged the digits. */
const MISREAD = '107-81-6?829';
const FOUND_EVERY_SECONDS = 0.55;

export function Screen({ clock }: { clock: Clock }) {
  return clock.past('scan') ? <ReviewScene clock={clock} /> : <SetUpScene clock={clock} />;
}

function SetUpScene({ clock }: { clock: Clock }) {
  const isPlaced = clock.past('place', 1.5);
  return (
    <Studio
      file="세금계산서 정리.flow"
      item={isPlaced && !clock.past('place', 2.4) ? 'document' : undefined}
      props={isPlaced ? <DocumentProps clock={clock} /> : undefined}
    >
      <div className="flow">
        <span className="endpoint">시작</span>
        <Step>
          <Node tone="mail" icon={Mail} title="메일 받기" detail="세금계산서 PDF → 문서" />
        </Step>
        <Step shown={clock.grow('place', 1.5, 0.5)}>
          <Node
            tone="ai"
            icon={ScanText}
            title="문서 이해"
            detail={clock.past('kind', 1.6) ? '세금계산서 → 계산서' : '문서 종류를 정해주세요'}
            state="selected"
            spot="node-document"
          />
        </Step>
        <Step shown={clock.grow('place', 1.7, 0.5)}>
          <Node tone="excel" icon={FileSpreadsheet} title="통합 문서 쓰기" detail="계산서 → 대장.xlsx" />
        </Step>
      </div>
    </Studio>
  );
}

function DocumentProps({ clock }: { clock: Clock }) {
  return (
    <>
      <h3>문서 이해</h3>
      <Field
        label="문서 종류"
        value={clock.past('kind', 1.6) ? '세금계산서' : '골라주세요'}
        spot="field-kind"
        on={clock.past('kind', 1.4) && !clock.past('kind', 4)}
        isChoice
      />
      <Field label="결과 변수" value={<span className="pill tone-ai">변수 · 계산서</span>} />
      <Field
        label="신뢰도가 낮으면"
        value={clock.past('kind', 4.4) ? '사람에게 확인 요청' : '그대로 진행'}
        spot="field-low"
        on={clock.past('kind', 4.2)}
        isChoice
      />
      <Field label="신뢰도 기준" value="0.90" spot="field-threshold" />
    </>
  );
}

function ReviewScene({ clock }: { clock: Clock }) {
  const count = Math.max(0, Math.floor((clock.after('scan') - 2.4) / FOUND_EVERY_SECONDS));
  const found = INVOICE_FIELDS.slice(0, count).map(({ id }) => id);
  const isFixed = clock.past('fix', 4.6);
  return (
    <div className="review">
      <div className="review-bar">
        <ScanText size={24} color="#6941c6" />
        {clock.past('fix') ? '확인 요청 · 세금계산서_다온물류.pdf' : '문서 이해 · 세금계산서_다온물류.pdf'}
        {clock.past('fix') && (
          <span className="button primary" data-spot="confirm">
            <Check size={19} />
            확인
          </span>
        )}
      </div>
      <div style={{ position: 'absolute', left: 40, top: 72 }}>
        <Invoice
          found={found}
          unsure={isFixed ? undefined : UNSURE}
          hasItems={count > INVOICE_FIELDS.length}
          scan={clamp01((clock.after('scan') - 0.6) / 1.8)}
        />
      </div>
      <div className="panel reading" data-spot="reading">
        {INVOICE_FIELDS.map(({ id, label, value }, index) => {
          const shown = settle((clock.after('scan') - 2.4 - (index + 1) * FOUND_EVERY_SECONDS) / 0.4);
          return (
            <Reading key={id} id={id} label={label} value={value} shown={round(Math.max(0, shown))} clock={clock} />
          );
        })}
        <div className="reading-row" data-spot="items" style={{ borderBottom: 0 }}>
          <small>품목 표</small>
          <span>{count > INVOICE_FIELDS.length ? '3행 → 표 변수' : ''}</span>
          {count > INVOICE_FIELDS.length && <Confidence value={0.96} />}
        </div>
      </div>
      <Batch clock={clock} />
    </div>
  );
}

interface ReadingProps {
  id: string;
  label: string;
  value: string;
  shown: number;
  clock: Clock;
}

function Reading({ id, label, value, shown, clock }: ReadingProps) {
  const isUnsure = id === UNSURE && !clock.past('fix', 4.6);
  const isEditing = id === UNSURE && clock.past('fix', 1.5) && isUnsure;
  const text = id === UNSURE && !clock.past('fix', 4.6) ? MISREAD : value;
  return (
    <div className={`reading-row ${isUnsure && shown > 0 ? 'unsure' : ''}`} data-spot={`reading-${id}`}>
      <small>{label}</small>
      <span style={{ opacity: shown }}>
        {isEditing ? (
          <span className="input">
            {typed(value, clock.grow('fix', 2, 1.6))}
            <Caret />
          </span>
        ) : (
          text
        )}
      </span>
      <span style={{ opacity: shown }}>
        {id === UNSURE && !isUnsure ? <ByPerson /> : <Confidence value={CONFIDENCE[id] ?? 0} />}
      </span>
    </div>
  );
}

function Confidence({ value }: { value: number }) {
  const isLow = value < 0.9;
  const Icon = isLow ? CircleAlert : CircleCheck;
  return (
    <span className={`confidence ${isLow ? 'low' : ''}`}>
      <Icon size={19} />
      {value.toFixed(2)}
    </span>
  );
}

const ByPerson = () => (
  <span className="confidence">
    <UserCheck size={19} />
    사람이 확인
  </span>
);

const BATCH = 32;

function Batch({ clock }: { clock: Clock }) {
  const shown = clock.grow('batch', 0.4, 0.5);
  if (shown === 0) return null;
  const share = clock.grow('batch', 1, 3.4);
  return (
    <div className="batch" data-spot="batch" style={{ opacity: round(settle(shown)) }}>
      <b>오늘 받은 문서</b>
      <Meter share={share} width={150} />
      <span>{share < 1 ? `${Math.round(share * BATCH)} / ${BATCH}건` : '32건 중 30건 자동, 2건 확인'}</span>
    </div>
  );
}
