import { ArrowRight, Download, Search, Trash2 } from 'lucide-react';
import { Badge } from '#web/ui/badge.tsx';
import type { ButtonVariant } from '#web/ui/button.tsx';
import { Button, IconButton } from '#web/ui/button.tsx';
import { Spinner } from '#web/ui/feedback/spinner.tsx';
import { Tooltip } from '#web/ui/overlay/tooltip.tsx';
import { Sample } from './sample.tsx';

const VARIANTS: { variant: ButtonVariant; label: string }[] = [
  { variant: 'primary', label: '무료체험 신청' },
  { variant: 'secondary', label: '제품 문의' },
  { variant: 'ghost', label: '목록으로' },
  { variant: 'danger', label: '게시글 삭제' },
];
const TONES = [
  { tone: 'neutral', label: '보관' },
  { tone: 'accent', label: '심사중' },
  { tone: 'success', label: '답변완료' },
  { tone: 'warning', label: '추가정보요청' },
  { tone: 'danger', label: '반려' },
] as const;

/** Buttons and badges. */
export function Controls() {
  return (
    <>
      <Sample title="버튼">
        {VARIANTS.map(({ variant, label }) => (
          <div key={variant} className="flex flex-wrap items-center gap-3">
            <Button variant={variant} size="small">
              {label}
            </Button>
            <Button variant={variant}>{label}</Button>
            <Button variant={variant} size="large">
              {label}
            </Button>
            <Button variant={variant} loading>
              {label}
            </Button>
            <Button variant={variant} disabled>
              {label}
            </Button>
          </div>
        ))}
        <div className="flex flex-wrap items-center gap-3">
          <Button render={<a href="#main">고객 사례 보기</a>} variant="secondary">
            고객 사례 보기
            <ArrowRight size={18} aria-hidden="true" />
          </Button>
          <Button>
            <Download size={18} aria-hidden="true" />
            설치 파일 다운로드
          </Button>
          <Tooltip text="제목과 내용에서 찾습니다">
            <IconButton label="검색">
              <Search size={20} aria-hidden="true" />
            </IconButton>
          </Tooltip>
          <IconButton label="삭제" disabled>
            <Trash2 size={20} aria-hidden="true" />
          </IconButton>
          <Spinner />
        </div>
      </Sample>
      <Sample title="상태 표시">
        <div className="flex flex-wrap gap-2">
          {TONES.map(({ tone, label }) => (
            <Badge key={tone} tone={tone}>
              {label}
            </Badge>
          ))}
        </div>
      </Sample>
    </>
  );
}
