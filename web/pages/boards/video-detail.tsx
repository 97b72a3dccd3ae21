import { useLoaderData } from 'react-router';
import { readVideoAddress } from '#shared/boards/video-address.ts';
import { VideoJsonLd } from '#web/features/seo/video-json-ld.tsx';
import { Attachments } from '#web/features/documents/detail/attachments.tsx';
import { excerptOf } from '#web/features/documents/detail/excerpt.ts';
import { LikeButton } from '#web/features/documents/detail/like-button.tsx';
import { DocumentActions } from '#web/features/documents/detail/document-actions.tsx';
import { DocumentFields } from '#web/features/documents/detail/document-fields.tsx';
import { DocumentHeader } from '#web/features/documents/detail/document-header.tsx';
import { ReplySection } from '#web/features/documents/replies/reply-section.tsx';
import { CourseList } from '#web/features/videos/course-list.tsx';
import { FramedPlayer } from '#web/features/videos/framed-player.tsx';
import { loadLecture as loader } from '#web/features/videos/load-lecture.ts';
import { VideoPlayer } from '#web/features/videos/video-player.tsx';
import { PageMeta } from '#web/lib/page-meta.tsx';
import { Container } from '#web/ui/page-heading.tsx';
import { RichText } from '#web/ui/rich-text.tsx';

export { loader };

/** One lecture, with the other lectures of its course. */
export function Component() {
  const { post, replies, watch } = useLoaderData<typeof loader>();
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
      <div key={post.documentId} className="grid gap-8 lg:grid-cols-[minmax(0,1fr)_340px] lg:gap-10">
        <div className="min-w-0">
          <DocumentHeader post={post} />
          <div className="mt-6">
            {address ? (
              <FramedPlayer post={post} address={address} />
            ) : (
              <VideoPlayer post={post} resumeSeconds={resumeSeconds} next={next} />
            )}
          </div>
          <DocumentFields post={post} />
          <RichText html={post.bodyHtml} className="mt-8 text-[17px]" />
          <Attachments files={post.files} />
          <div className="mt-12 flex justify-center">
            <LikeButton post={post} />
          </div>
          <DocumentActions post={post} />
          <ReplySection post={post} replies={replies} />
        </div>
        <aside className="lg:sticky lg:top-24 lg:self-start">
          <CourseList category={post.category} course={course} currentId={post.documentId} />
        </aside>
      </div>
    </Container>
  );
}
