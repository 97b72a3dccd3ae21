import { Badge } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import type { ButtonVariant } from '../../ui/button.tsx';
import { Checkbox } from '../../ui/checkbox.tsx';
import { PasswordField } from '../../ui/password-field.tsx';
import { Select } from '../../ui/select.tsx';
import { TextArea, TextField } from '../../ui/text-field.tsx';

const VARIANTS: ButtonVariant[] = ['primary', 'secondary', 'ghost', 'danger'];
const TONES = ['neutral', 'accent', 'success', 'warning', 'danger'] as const;
const OPTIONS = [
  { value: 'studio', label: 'Studio' },
  { value: 'robot', label: 'Robot' },
];

/** What is pressed, typed and chosen. */
export function Controls() {
  return (
    <div className="grid gap-8">
      {VARIANTS.map((variant) => (
        <div key={variant} className="flex flex-wrap items-center gap-3">
          <Button variant={variant} size="small">
            작은 버튼
          </Button>
          <Button variant={variant}>{variant}</Button>
          <Button variant={variant} size="large">
            큰 버튼
          </Button>
          <Button variant={variant} loading>
            저장
          </Button>
          <Button variant={variant} disabled>
            사용 불가
          </Button>
        </div>
      ))}
      <div className="flex flex-wrap gap-2">
        {TONES.map((tone) => (
          <Badge key={tone} tone={tone}>
            {tone}
          </Badge>
        ))}
      </div>
      <div className="grid gap-6 md:grid-cols-2">
        <TextField label="아이디" required hint="5~20자의 영문과 숫자" />
        <TextField label="이메일" error="유효한 이메일 형식을 입력해주세요." defaultValue="hong@" />
        <PasswordField label="비밀번호" success="사용할 수 있는 비밀번호입니다." />
        <Select label="제품" options={OPTIONS} placeholder="선택해주세요" />
        <TextArea label="내용" rows={4} />
        <Checkbox label="이용약관에 동의합니다. (필수)" />
      </div>
    </div>
  );
}
