import { boardOf } from '#shared/boards.ts';
import type { DocumentDetail } from '#shared/contract/boards/board.contract.ts';
import { seoText } from '#shared/messages/site/seo.ko.ts';
import { useSettings } from '#web/lib/app-context.tsx';
import { SHARE_PICTURE } from '#web/lib/page-meta.tsx';
import { paths } from '#shared/paths.ts';
import { JsonLd } from './json-ld.tsx';
import { organizationOf } from './organization.ts';

/** JSON-LD of a public document: article and breadcrumb. */
export function DocumentJsonLd({ post, description }: { post: DocumentDetail; description: string }) {
  const settings = useSettings();
  const { publicUrl } = settings;
  const organization = organizationOf(settings);
  const url = publicUrl + paths.boardDetail(post.boardType, post.documentId);
  const article = {
    '@type': 'Article',
    headline: post.title,
    description,
    articleSection: post.category,
    datePublished: post.publishedAt,
    dateModified: post.updatedAt > post.publishedAt ? post.updatedAt : post.publishedAt,
    inLanguage: 'ko',
    mainEntityOfPage: url,
    image: publicUrl + (post.coverUrl ?? SHARE_PICTURE.path),
    author: { '@id': organization['@id'] },
    publisher: { '@id': organization['@id'] },
  };
  const way = [
    { name: seoText.home, item: publicUrl + paths.home() },
    { name: boardOf(post.boardType).name, item: publicUrl + paths.boardList(post.boardType) },
    { name: post.title, item: url },
  ];
  const breadcrumbs = {
    '@type': 'BreadcrumbList',
    itemListElement: way.map((step, index) => ({ '@type': 'ListItem', position: index + 1, ...step })),
  };
  return <JsonLd things={[organization, article, breadcrumbs]} />;
}
