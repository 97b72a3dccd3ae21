import { Button } from '#web/ui/button.tsx';
import { Disclosure } from '#web/ui/navigation/disclosure.tsx';
import { Logo } from '#web/ui/logo.tsx';
import { RichText } from '#web/ui/rich-text.tsx';
import { ProgressBar } from '#web/ui/feedback/progress-bar.tsx';
import { Skeleton } from '#web/ui/feedback/skeleton.tsx';
import { EmptyState, ErrorState, LockedState } from '#web/ui/feedback/states.tsx';
import { PanelTabs } from '#web/ui/navigation/panel-tabs.tsx';
import { VisuallyHidden } from '#web/ui/text/visually-hidden.tsx';
import { RICH_TEXT } from './rich-text.ts';
import { Sample } from './sample.tsx';

const TABS = ['Studio', 'Robot', 'Manager'].map((name) => ({
  value: name,
  label: name,
  content: <p className="text-ink-soft">{name}에 대한 설명이 여기에 보입니다.</p>,
}));

/** Text, loading and empty states. */
export function Reading({ name }: { name: string }) {
  return (
    <>
      <Sample title="이름표">
        <Logo name="AION-U" logo="delivered" />
        <VisuallyHidden>화면에는 보이지 않는 글</VisuallyHidden>
      </Sample>
      <Sample title="탭과 펼침">
        <PanelTabs label={`제품 (${name})`} tabs={TABS} />
        <div>
          <Disclosure title="오프라인 PC에도 설치할 수 있나요?" group={`${name}-faq`} defaultOpen>
            네. 자료실에서 오프라인 설치 파일을 다운로드해 설치한 뒤, 라이선스 파일로 인증해주세요.
          </Disclosure>
          <Disclosure
            title="로봇이 실행 중에 화면 보호기가 켜지면 멈추는데, 보안 정책을 바꾸지 않고 계속 실행하는 방법이 있나요?"
            group={`${name}-faq`}
          >
            무인 실행 모드를 쓰면 됩니다.
          </Disclosure>
        </div>
      </Sample>
      <Sample title="기다림">
        <div className="grid gap-3">
          <Skeleton className="h-6 w-2/3" />
          <Skeleton />
          <Skeleton className="w-5/6" />
        </div>
        <ProgressBar value={0.64} label={`업로드 (${name})`} />
      </Sample>
      <Sample title="없음과 실패">
        <div className="grid gap-5 lg:grid-cols-3">
          <EmptyState title="등록된 게시글이 없습니다." action={<Button size="small">첫 글 쓰기</Button>} />
          <LockedState title="비밀글입니다." description="비밀글은 작성자와 관리자만 볼 수 있습니다." />
          <ErrorState
            title="불러오지 못했습니다."
            description="네트워크 연결을 확인해주세요."
            action={<Button variant="secondary">다시 시도</Button>}
          />
        </div>
      </Sample>
      <Sample title="본문">
        <RichText html={RICH_TEXT} className="max-w-3xl" />
      </Sample>
    </>
  );
}
