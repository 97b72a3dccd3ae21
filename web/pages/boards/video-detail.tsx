import { useLoaderData } from 'react-router';
import { readVideoAddress } from '#shared/boards/video-address.ts';
import { VideoJsonLd } from '#web/features/seo/video-json-ld.tsx';
import { excerptOf } from '#web/features/documents/detail/excerpt.ts';
import { LikeButton } from '#web/features/documents/detail/like-button.tsx';
import { DocumentActions } from '#web/features/documents/detail/document-actions.tsx';
import { RelatedDocuments } from '#web/features/documents/detail/related-documents.tsx';
import { ReplySection } from '#web/features/documents/replies/reply-section.tsx';
import { CourseList } from '#web/features/videos/course-list.tsx';
import { FramedPlayer } from '#web/features/videos/framed-player.tsx';
import { LectureView } from '#web/features/videos/lecture-view.tsx';
import { loadLecture as loader } from '#web/features/videos/load-lecture.ts';
import { VideoPlayer } from '#web/features/videos/video-player.tsx';
import { PageMeta } from '#web/lib/page-meta.tsx';
import { Container } from '#web/ui/page-heading.tsx';

export { loader };

/** One lecture, with the other lectures of its course. */
export function Component() {
  const { post, replies, related, watch } = useLoaderData<typeof loader>();
  const { course, resumeSeconds } = watch;
  const place = course.findIndex(({ documentId }) => documentId === post.documentId);
  const next = course[place + 1] ?? null;
  const address = post.files.some(({ purpose }) => purpose === 'video')
    ? null
    : readVideoAddress(post.fields.videoUrl ?? '');
  return (
    <Container className="py-10 md:py-16">
      <PageMeta
        title={post.title}
        description={excerptOf(post.bodyHtml)}
        type="article"
        noIndex
        image={post.coverUrl}
      />
      <VideoJsonLd lectures={[post]} />
      <LectureView
        key={post.documentId}
        post={post}
        player={
          address ? (
            <FramedPlayer post={post} address={address} />
          ) : (
            <VideoPlayer post={post} resumeSeconds={resumeSeconds} next={next} />
          )
        }
        course={<CourseList category={post.category} course={course} currentId={post.documentId} />}
      >
        <div className="mt-12 flex justify-center">
          <LikeButton post={post} />
        </div>
        <DocumentActions post={post} />
        <ReplySection post={post} replies={replies} />
        <RelatedDocuments list={related} />
      </LectureView>
    </Container>
  );
}
