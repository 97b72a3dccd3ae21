import { boardOf } from '#shared/boards.ts';
import type { DocumentDetail } from '#shared/contract/boards/board.contract.ts';
import { seoText } from '#shared/messages/site/seo.ko.ts';
import { useSettings } from '#web/lib/app-context.tsx';
import { SHARE_PICTURE } from '#web/lib/page/page-meta.tsx';
import { paths } from '#shared/paths.ts';
import { JsonLd } from './json-ld.tsx';
import { organizationOf } from './organization.ts';

/** JSON-LD of a public document: article and breadcrumb. */
export function DocumentJsonLd({ document, description }: { document: DocumentDetail; description: string }) {
  const settings = useSettings();
  const { publicUrl } = settings;
  const organization = organizationOf(settings);
  const url = publicUrl + paths.boardDetail(document.boardType, document.documentId);
  const article = {
    '@type': 'Article',
    headline: document.title,
    description,
    articleSection: document.category,
    datePublished: document.publishedAt,
    dateModified: document.updatedAt > document.publishedAt ? document.updatedAt : document.publishedAt,
    inLanguage: 'ko',
    mainEntityOfPage: url,
    image: publicUrl + (document.coverUrl ?? SHARE_PICTURE.path),
    author: { '@id': organization['@id'] },
    publisher: { '@id': organization['@id'] },
  };
  const way = [
    { name: seoText.home, item: publicUrl + paths.home() },
    { name: boardOf(document.boardType).name, item: publicUrl + paths.boardList(document.boardType) },
    { name: document.title, item: url },
  ];
  const breadcrumbs = {
    '@type': 'BreadcrumbList',
    itemListElement: way.map((step, index) => ({ '@type': 'ListItem', position: index + 1, ...step })),
  };
  return <JsonLd things={[organization, article, breadcrumbs]} />;
}
