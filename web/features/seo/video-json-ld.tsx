import type { DocumentSummary } from '#shared/contract/boards/board.contract.ts';
import { seoText } from '#shared/messages/site/seo.ko.ts';
import { useSettings } from '#web/lib/app-context.tsx';
import { SHARE_PICTURE } from '#web/lib/page/page-meta.tsx';
import { paths } from '#shared/paths.ts';
import { JsonLd } from './json-ld.tsx';

/** JSON-LD of one lecture or of the lectures of a list. */
export function VideoJsonLd({ lectures }: { lectures: readonly DocumentSummary[] }) {
  const { publicUrl } = useSettings();
  if (lectures.length === 0) return null;
  const things = lectures.map((lecture) => {
    const seconds = Number(lecture.fields.durationSeconds ?? 0);
    return {
      '@type': 'VideoObject',
      name: lecture.title,
      description: lecture.fields.summary || seoText.lecture(lecture.category, lecture.title),
      url: publicUrl + paths.boardDetail(lecture.boardType, lecture.documentId),
      thumbnailUrl: publicUrl + (lecture.coverUrl ?? SHARE_PICTURE.path),
      uploadDate: lecture.publishedAt,
      inLanguage: 'ko',
      ...(seconds > 0 && { duration: `PT${seconds}S` }),
    };
  });
  return <JsonLd things={things} />;
}
