import { useState } from 'react';
import { Button } from '#web/ui/button.tsx';
import { Checkbox, RadioGroup, Switch } from '#web/ui/form/checkbox.tsx';
import { FieldGroup, FormRow } from '#web/ui/form/field-group.tsx';
import { PasswordField } from '#web/ui/form/password-field.tsx';
import { Select } from '#web/ui/form/select.tsx';
import { TextArea, TextField } from '#web/ui/form/text-field.tsx';
import { Sample } from './sample.tsx';

const PRODUCTS = [
  { value: 'studio', label: 'Studio' },
  { value: 'robot', label: 'Robot' },
  { value: 'manager', label: 'Manager', disabled: true },
];
const STORY = '매일 아침 거래처 엑셀을 다운로드해 ERP에 옮기는 일을 자동화하고 싶습니다.';

/** Form fields. */
export function Fields({ name }: { name: string }) {
  const [story, setStory] = useState(STORY);
  const [product, setProduct] = useState('studio');
  return (
    <>
      <Sample title="입력">
        <FormRow>
          <TextField label="이름" required placeholder="홍길동" autoComplete="off" />
          <TextField label="회사명" required hint="사업자등록증에 적힌 이름" defaultValue="한빛물산 주식회사" />
        </FormRow>
        <FormRow>
          <TextField label="이메일" required error="유효한 이메일 형식을 입력해주세요." defaultValue="hong@" />
          <TextField
            label="아이디"
            required
            success="사용 가능한 ID 입니다."
            defaultValue="hong2026"
            action={
              <Button variant="secondary" className="h-12">
                중복확인
              </Button>
            }
          />
        </FormRow>
        <FormRow>
          <PasswordField label="비밀번호" required hint="8~20자 영문, 숫자, 특수문자" autoComplete="new-password" />
          <Select label="관심제품" required options={PRODUCTS} placeholder="선택해주세요" />
        </FormRow>
        <FormRow>
          <TextField label="계약번호" readOnly defaultValue="C-20261121-0001" />
          <TextField label="소속" disabled defaultValue="디지털혁신팀" />
        </FormRow>
        <TextArea
          label="문의내용"
          required
          maxLength={2000}
          value={story}
          onChange={(event) => setStory(event.target.value)}
        />
      </Sample>
      <Sample title="선택">
        <FieldGroup legend="알림 받기" hint="언제든지 바꿀 수 있습니다.">
          <Checkbox label="이메일" defaultChecked />
          <Checkbox label="문자 메시지" />
          <Checkbox label="전화" disabled />
        </FieldGroup>
        <Checkbox
          label="[필수] 개인정보 수집 및 이용에 동의합니다."
          error="필수 항목에 동의해주세요."
          aside={<a href="#main">전문 보기</a>}
        />
        <RadioGroup
          legend="체험 제품"
          required
          name={`${name}-product`}
          options={PRODUCTS}
          value={product}
          onChange={setProduct}
        />
        <RadioGroup
          legend="회사 규모"
          required
          error="회사 규모를 선택해주세요."
          name={`${name}-size`}
          options={[
            { value: 's', label: '1–49명' },
            { value: 'm', label: '50–299명' },
          ]}
          value=""
          onChange={() => undefined}
        />
        <Switch label="상단고정" hint="목록의 맨 위에 보입니다." defaultChecked />
        <Switch label="비밀글" />
      </Sample>
    </>
  );
}
