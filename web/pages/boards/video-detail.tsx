import { useLoaderData } from 'react-router';
import { readVideoAddress } from '#shared/boards/fields/video-address.rules.ts';
import { VideoJsonLd } from '#web/features/seo/video-json-ld.tsx';
import { excerptOf } from '#web/features/documents/detail/excerpt.ts';
import { DocumentActions } from '#web/features/documents/detail/document-actions.tsx';
import { RelatedDocuments } from '#web/features/documents/detail/related-documents.tsx';
import { ReplySection } from '#web/features/replies/reply-section.tsx';
import { CourseList } from '#web/features/videos/course-list.tsx';
import { FramedPlayer } from '#web/features/videos/framed-player.tsx';
import { LectureView } from '#web/features/videos/lecture-view.tsx';
import { loadLecture as loader } from '#web/features/videos/load-lecture.ts';
import { VideoPlayer } from '#web/features/videos/video-player.tsx';
import { PageMeta } from '#web/lib/page/page-meta.tsx';
import { Container } from '#web/ui/page-heading.tsx';

export { loader };

/** One lecture, with the other lectures of its course. */
export function Component() {
  const { document, replies, related, watch } = useLoaderData<typeof loader>();
  const { course, resumeSeconds } = watch;
  const place = course.findIndex(({ documentId }) => documentId === document.documentId);
  const next = course[place + 1] ?? null;
  const address = document.files.some(({ purpose }) => purpose === 'video')
    ? null
    : readVideoAddress(document.fields.videoUrl ?? '');
  return (
    <Container className="pt-6 pb-10 md:pt-10 md:pb-16">
      <PageMeta
        title={document.title}
        description={document.fields.summary || excerptOf(document.bodyHtml)}
        type="article"
        noIndex
        image={document.coverUrl}
      />
      <VideoJsonLd lectures={[document]} />
      <LectureView
        key={document.documentId}
        document={document}
        player={
          address ? (
            <FramedPlayer document={document} address={address} />
          ) : (
            <VideoPlayer document={document} resumeSeconds={resumeSeconds} next={next} />
          )
        }
        course={<CourseList category={document.category} course={course} currentId={document.documentId} />}
      >
        <DocumentActions document={document} />
        <ReplySection document={document} replies={replies} />
        <RelatedDocuments list={related} />
      </LectureView>
    </Container>
  );
}
