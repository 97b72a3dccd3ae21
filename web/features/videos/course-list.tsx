import { CheckCircle2, Play } from 'lucide-react';
import type { OutputOf } from '#shared/contract/calls.ts';
import { videoText as text } from '#shared/messages/boards/video.ko.ts';
import { formatDuration } from '#web/lib/format/duration.ts';
import { paths } from '#shared/paths.ts';
import { cx } from '#web/ui/cx.ts';
import { Link } from '#web/lib/link.tsx';

type Lecture = OutputOf<'/api/v1/video/watch'>['course'][number];

interface CourseListProps {
  category: string;
  course: readonly Lecture[];
  currentId: string;
}

/** Lectures of the course with the member's progress. */
export function CourseList({ category, course, currentId }: CourseListProps) {
  return (
    <section aria-labelledby="course" className="rounded-card border border-line">
      <h2 id="course" className="border-b border-line px-5 py-4 font-bold text-ink">
        {text.course(category)} <span className="text-accent-ink">{course.length}</span>
      </h2>
      <ol className="max-h-[480px] overflow-y-auto py-2">
        {course.map((lecture, index) => {
          const isCurrent = lecture.documentId === currentId;
          return (
            <li key={lecture.documentId}>
              <Link
                to={paths.boardDetail('videoTutorial', lecture.documentId)}
                aria-current={isCurrent ? 'page' : undefined}
                className={cx(
                  'flex min-h-14 items-center gap-3 px-5 py-2 hover:bg-surface-soft',
                  isCurrent && 'bg-accent-soft',
                )}
              >
                <span className="flex w-5 shrink-0 justify-center text-sm text-ink-muted tabular-nums">
                  {isCurrent ? (
                    <Play size={16} role="img" aria-label={text.playing} className="text-accent-ink" />
                  ) : lecture.watched === 1 ? (
                    <CheckCircle2 size={17} role="img" aria-label={text.seen} className="text-success" />
                  ) : (
                    index + 1
                  )}
                </span>
                <span className="min-w-0 flex-1">
                  <span className={cx('block text-label text-ink', isCurrent && 'font-semibold')}>{lecture.title}</span>
                  <span className="text-sm text-ink-muted tabular-nums">
                    {lecture.durationSeconds > 0 && formatDuration(lecture.durationSeconds)}
                    {lecture.watched > 0 && lecture.watched < 1 && (
                      <span className="ml-2">{text.partly(Math.round(lecture.watched * 100))}</span>
                    )}
                  </span>
                </span>
              </Link>
            </li>
          );
        })}
      </ol>
    </section>
  );
}
