import type { ReactNode } from 'react';
import { Controls } from '../features/ui-gallery/controls.tsx';
import { PageMeta } from '../lib/page-meta.tsx';
import { Disclosure } from '../ui/accordion.tsx';
import { Container, PageHeading } from '../ui/page-heading.tsx';
import { Skeleton } from '../ui/skeleton.tsx';
import { EmptyState, ErrorState, LockedState } from '../ui/states.tsx';
import { PanelTabs } from '../ui/tabs.tsx';

const TABS = [
  { value: 'one', label: '첫째', content: <p className="py-6">첫째 탭의 내용</p> },
  { value: 'two', label: '둘째', content: <p className="py-6">둘째 탭의 내용</p> },
];

/** The pieces of the design system, on light and on dark. Development only. */
export function Component() {
  return (
    <>
      <PageMeta title="디자인 시스템" description="디자인 시스템의 조각들" noIndex />
      <Container className="py-16">
        <PageHeading title="디자인 시스템" description="web/ui의 조각들을 한 화면에서 봅니다." />
      </Container>
      <Surface name="surface-light">
        <Controls />
        <PanelTabs label="탭" tabs={TABS} />
        <Disclosure title="자주 묻는 질문">펼친 내용</Disclosure>
        <Skeleton className="h-24 w-full" />
        <EmptyState title="등록된 게시글이 없습니다." />
        <LockedState title="비밀글입니다." />
        <ErrorState title="불러오지 못했습니다." />
      </Surface>
      <Surface name="surface-dark">
        <Controls />
      </Surface>
    </>
  );
}

function Surface({ name, children }: { name: string; children: ReactNode }) {
  return (
    <section className={name}>
      <Container className="grid gap-10 py-16">
        <h2 className="text-xl font-bold">{name}</h2>
        {children}
      </Container>
    </section>
  );
}
