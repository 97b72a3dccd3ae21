import {
  BadgeCheck,
  Bug,
  CircleDot,
  FileSpreadsheet,
  FolderOpen,
  Globe,
  Grid3x3,
  Keyboard,
  Mail,
  MousePointerClick,
  Play,
  Repeat,
  Save,
  ScanText,
  Search,
  ShieldAlert,
  Table2,
  UploadCloud,
} from 'lucide-react';
import type { ReactNode } from 'react';
import { Mark } from '../engine/mark.tsx';
import { Window } from './window.tsx';

const TOOLS = [
  { id: 'open', label: '열기', icon: FolderOpen },
  { id: 'save', label: '저장', icon: Save },
  { id: '-' },
  { id: 'record', label: '녹화', icon: CircleDot, look: 'record' },
  { id: 'pick', label: '요소 찾기', icon: MousePointerClick },
  { id: '-' },
  { id: 'check', label: '실행 전 점검', icon: BadgeCheck },
  { id: 'run', label: '시험 실행', icon: Play, look: 'go' },
  { id: 'debug', label: '디버그', icon: Bug },
];

export const PALETTE = [
  {
    title: '화면·브라우저',
    tone: 'tone-web',
    items: [
      { id: 'open-browser', label: '브라우저 열기', icon: Globe },
      { id: 'click', label: '클릭', icon: MousePointerClick },
      { id: 'type', label: '입력', icon: Keyboard },
      { id: 'read-table', label: '표 가져오기', icon: Table2 },
    ],
  },
  {
    title: '파일·메일·AI',
    tone: 'tone-excel',
    items: [
      { id: 'excel-read', label: '통합 문서 읽기', icon: FileSpreadsheet },
      { id: 'excel-write', label: '통합 문서 쓰기', icon: FileSpreadsheet },
      { id: 'cell-write', label: '칸에 쓰기', icon: Grid3x3 },
      { id: 'mail', label: '메일 보내기', icon: Mail },
      { id: 'document', label: '문서 이해', icon: ScanText },
    ],
  },
  {
    title: '흐름 제어',
    tone: 'tone-flow',
    items: [
      { id: 'each', label: '표의 행마다 반복', icon: Repeat },
      { id: 'try', label: '오류 처리 묶음', icon: ShieldAlert },
    ],
  },
];

interface StudioProps {
  file: string;
  /** The tool that is pressed or switched on. */
  tool?: string;
  item?: string;
  search?: ReactNode;
  props?: ReactNode;
  status?: string;
  children: ReactNode;
}

/** Studio: activities on the left, the flow in the middle, properties or results on the right. */
export function Studio({ file, tool, item, search, props, status = '준비됨', children }: StudioProps) {
  return (
    <Window icon={<Mark size={18} light="#101828" />} title={`${file} - AION-U Studio 4.6`}>
      <div className="toolbar">
        {TOOLS.map(({ id, label, icon: Icon, look = '' }, index) =>
          Icon ? (
            <span key={id} className={`tool ${look} ${tool === id ? 'hot' : ''}`} data-spot={`tool-${id}`}>
              <Icon size={19} />
              {label}
            </span>
          ) : (
            <hr key={`gap-${TOOLS[index - 1]?.id}`} />
          ),
        )}
        <span className={`button push ${tool === 'publish' ? 'hot' : ''}`} data-spot="tool-publish">
          <UploadCloud size={18} />
          게시
        </span>
      </div>
      <div className="studio-body">
        <div className="palette">
          <div className={`search ${search ? 'on' : ''}`} data-spot="palette-search">
            <Search size={16} />
            {search ?? '활동 검색'}
          </div>
          {PALETTE.map((group) => (
            <div key={group.title} className={group.tone}>
              <h4>{group.title}</h4>
              {group.items.map(({ id, label, icon: Icon }) => (
                <div key={id} className={`item ${item === id ? 'on' : ''}`} data-spot={`item-${id}`}>
                  <Icon size={17} />
                  {label}
                </div>
              ))}
            </div>
          ))}
        </div>
        <div style={{ flex: 1, minWidth: 0, display: 'flex', flexDirection: 'column' }}>
          <div className="canvas" data-spot="canvas">
            {children}
          </div>
        </div>
        <div className="props" data-spot="props">
          {props ?? <p style={{ color: '#7b869c', fontSize: 15 }}>활동을 고르면 속성이 나타납니다.</p>}
        </div>
      </div>
      <div className="status-bar">
        <span>{status}</span>
        <span style={{ marginLeft: 'auto' }}>Robot: 내 PC 연결됨</span>
        <span>한국어</span>
      </div>
    </Window>
  );
}
