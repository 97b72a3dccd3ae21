import type { FileDropItem } from '#web/ui/form/file-drop.tsx';
import { FileDrop } from '#web/ui/form/file-drop.tsx';
import { useState } from 'react';
import { Sample } from './sample.tsx';

const ITEMS: FileDropItem[] = [
  { key: '1', name: '2026년 11월 거래명세서(최종_수정본_진짜최종).xlsx', sizeText: '1.2MB', progress: null },
  { key: '2', name: '업무정의서.hwpx', sizeText: '4.8MB', progress: 0.42 },
  { key: '3', name: '설치영상.mov', sizeText: '88MB', progress: null, error: '첨부할 수 없는 파일 형식입니다.' },
];
const TEXTS = {
  choose: '파일 선택',
  orDrop: '또는 여기에 끌어다 놓으세요',
  removeFile: (name: string) => `${name} 삭제`,
  cancelFile: (name: string) => `${name} 업로드 취소`,
};

/** File uploads in every state. */
export function Files() {
  const [items, setItems] = useState(ITEMS);
  return (
    <Sample title="파일 첨부">
      <div className="grid gap-8 md:grid-cols-2">
        <FileDrop
          label="첨부파일"
          hint="파일당 최대 10MB, 5개까지 첨부할 수 있습니다."
          texts={TEXTS}
          accept=".pdf,.xlsx"
          items={items}
          onAdd={(files) =>
            setItems((before) => [
              ...before,
              ...files.map(({ name, size }) => ({ key: name, name, sizeText: `${size}B`, progress: null })),
            ])
          }
          onRemove={(key) => setItems((before) => before.filter((item) => item.key !== key))}
        />
        <FileDrop
          label="패키지"
          required
          hint=""
          texts={TEXTS}
          accept=".zip"
          items={[]}
          error="패키지를 첨부해주세요."
          onAdd={() => undefined}
          onRemove={() => undefined}
        />
      </div>
    </Sample>
  );
}
