import { useState } from 'react';
import { Button } from '#web/ui/button.tsx';
import { ConfirmDialog } from '#web/ui/overlay/confirm-dialog.tsx';
import { Dialog } from '#web/ui/overlay/dialog.tsx';
import { Menu } from '#web/ui/overlay/menu.tsx';
import { Select } from '#web/ui/form/select.tsx';
import { TextDialog } from '#web/ui/overlay/text-dialog.tsx';
import { useToast } from '#web/ui/feedback/toast.tsx';
import { Sample } from './sample.tsx';

const CONFIRMS = {
  알림: { title: '알림', messageHtml: '비밀번호가 변경되었습니다.<br>다시 로그인해주세요.', hasConfirm: true },
  확인: { title: '회원가입', messageHtml: '회원가입 하시겠습니까?', hasConfirm: true, hasCancel: true },
  삭제: {
    title: '게시글 삭제',
    messageHtml: '삭제하시겠습니까?<ul><li>삭제한 글은 <strong>복구할 수 없습니다.</strong></li></ul>',
    hasCancel: true,
    hasDelete: true,
  },
  '처리 중': { title: '등록', messageHtml: '등록하시겠습니까?', hasConfirm: true, hasCancel: true, busy: true },
  대기: { title: '계정 찾기', messageHtml: '계정 정보를 이메일로 발송 중입니다.', loading: true },
};
type Opened = keyof typeof CONFIRMS | '약관' | '선택' | null;

/** Dialogs, drawers and toasts. */
export function Dialogs() {
  const toast = useToast();
  const [opened, setOpened] = useState<Opened>(null);
  const [answer, setAnswer] = useState('');
  const close = (given: string) => {
    setAnswer(given);
    setOpened(null);
  };
  return (
    <Sample title="대화상자와 알림">
      <div className="flex flex-wrap gap-3">
        {([...Object.keys(CONFIRMS), '약관', '선택'] as Exclude<Opened, null>[]).map((name) => (
          <Button key={name} variant="secondary" onClick={() => setOpened(name)}>
            {name} 대화상자
          </Button>
        ))}
        <Button variant="secondary" onClick={() => toast.success('저장되었습니다.')}>
          성공 알림
        </Button>
        <Button variant="secondary" onClick={() => toast.error('파일 업로드에 실패했습니다.')}>
          오류 알림
        </Button>
        <Menu
          trigger={<Button variant="secondary">더보기</Button>}
          entries={[
            { label: '링크 복사', onSelect: () => setAnswer('링크 복사') },
            { label: '인쇄', disabled: true, onSelect: () => undefined },
            { label: '삭제', tone: 'danger', onSelect: () => setOpened('삭제') },
          ]}
        />
      </div>
      <p role="status" className="min-h-6 text-sm text-ink-muted">
        {answer}
      </p>
      {(Object.keys(CONFIRMS) as (keyof typeof CONFIRMS)[]).map((name) => (
        <ConfirmDialog
          key={name}
          open={opened === name}
          {...CONFIRMS[name]}
          onConfirm={() => close('확인했습니다')}
          onDelete={() => close('삭제했습니다')}
          onCancel={() => close('취소했습니다')}
        />
      ))}
      <TextDialog
        note="창을 닫으면 동의 표시가 해제됩니다."
        open={opened === '약관'}
        title="이용약관"
        onAgree={() => close('동의했습니다')}
        onDisagree={() => close('동의하지 않았습니다')}
      >
        <div className="rich-text">
          {[1, 2, 3, 4, 5, 6].map((number) => (
            <div key={number}>
              <h3>제{number}조 (목적)</h3>
              <p>
                이 약관은 회사가 제공하는 서비스의 이용 조건과 절차, 회사와 회원의 권리와 의무, 책임에 관한 사항을
                정합니다. 회사는 약관을 바꿀 때 적용일 10일 전에 알립니다.
              </p>
            </div>
          ))}
        </div>
      </TextDialog>
      <Dialog
        open={opened === '선택'}
        onClose={() => close('닫았습니다')}
        title="웹 드라이버 다운로드"
        footer={<Button onClick={() => close('다운로드했습니다')}>다운로드</Button>}
      >
        <Select label="종류" options={[{ value: 'chrome', label: 'Chrome' }]} />
        <Select label="버전" options={[{ value: '142', label: '142.0.7444.61' }]} />
      </Dialog>
    </Sample>
  );
}
