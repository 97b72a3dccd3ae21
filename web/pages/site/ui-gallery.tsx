import { Controls } from '#web/features/ui-gallery/controls.tsx';
import { Dialogs } from '#web/features/ui-gallery/dialogs.tsx';
import { Fields } from '#web/features/ui-gallery/fields.tsx';
import { Files } from '#web/features/ui-gallery/files.tsx';
import { Lists } from '#web/features/ui-gallery/lists.tsx';
import { Reading } from '#web/features/ui-gallery/reading.tsx';
import { PageMeta } from '#web/lib/page/page-meta.tsx';
import { Container, PageHeading } from '#web/ui/page-heading.tsx';
import { ToastProvider } from '#web/ui/feedback/toast.tsx';

const SURFACES = [
  { className: 'surface-light', title: '밝은 바탕' },
  { className: 'surface-dark', title: '어두운 바탕' },
];

/** All components of `web/ui` in all states, on light and dark. Development only. */
export function Component() {
  return (
    <ToastProvider>
      <PageMeta title="디자인 시스템" description="디자인 시스템의 조각들" noIndex />
      <Container className="py-16">
        <PageHeading title="디자인 시스템" description="web/ui의 조각들을 한 화면에서 봅니다." />
      </Container>
      {SURFACES.map(({ className, title }) => (
        <div key={className} className={className}>
          <Container className="pt-12 pb-20">
            <h2 className="mb-8 text-title font-bold">{title}</h2>
            <Controls />
            <Fields name={className} />
            <Lists name={className} />
            <Dialogs />
            <Files />
            <Reading name={className} />
          </Container>
        </div>
      ))}
    </ToastProvider>
  );
}
