import { useLocation } from 'react-router';
import { seoText } from '#shared/messages/site/seo.ko.ts';
import { messages } from '#shared/messages.ko.ts';
import { paths } from '#shared/paths.ts';
import { useSettings } from '../app-context.tsx';

/** Default Open Graph picture of the portal. */
export const SHARE_PICTURE = { path: paths.media('share.jpg'), width: '1200', height: '630' };

interface PageMetaProps {
  /** Omitted on the landing page, whose title is the product name. */
  title?: string;
  description: string;
  /** Path of the canonical URL, where it is not the current path without its query. */
  path?: string;
  type?: 'website' | 'article';
  noIndex?: boolean;
  /** Path of this page's Open Graph picture; default: the portal's. */
  image?: string | null;
  /** Path of the Markdown version of this page. */
  markdown?: string;
  /** RSS feed of this page. */
  feed?: { title: string; path: string };
}

/** Title, description, canonical URL and Open Graph of a page; React moves them into the head. */
export function PageMeta(props: PageMetaProps) {
  const { title, description, path, type = 'website', noIndex = false, image, markdown, feed } = props;
  const { pathname } = useLocation();
  const { productName, publicUrl } = useSettings();
  const fullTitle = title === undefined ? messages.shell.siteTitle(productName) : `${title} | ${productName}`;
  const url = publicUrl + (path ?? canonicalPath(pathname));
  return (
    <>
      <title>{fullTitle}</title>
      <meta name="description" content={description} />
      {noIndex ? <meta name="robots" content="noindex" /> : <link rel="canonical" href={url} />}
      <meta property="og:title" content={fullTitle} />
      <meta property="og:description" content={description} />
      <meta property="og:type" content={type} />
      <meta property="og:url" content={url} />
      <meta property="og:site_name" content={productName} />
      <meta property="og:locale" content="ko_KR" />
      <SharePicture path={image} base={publicUrl} />
      {markdown && !noIndex && <link rel="alternate" type="text/markdown" href={publicUrl + markdown} />}
      {feed && <link rel="alternate" type="application/rss+xml" title={feed.title} href={publicUrl + feed.path} />}
    </>
  );
}

function SharePicture({ path, base }: { path: string | null | undefined; base: string }) {
  return (
    <>
      <meta name="twitter:card" content="summary_large_image" />
      <meta property="og:image" content={base + (path ?? SHARE_PICTURE.path)} />
      {!path && (
        <>
          <meta property="og:image:width" content={SHARE_PICTURE.width} />
          <meta property="og:image:height" content={SHARE_PICTURE.height} />
          <meta property="og:image:alt" content={seoText.sharePicture} />
        </>
      )}
    </>
  );
}

/** Without trailing slashes: `/notice/` and `/notice` are the same page. */
const canonicalPath = (pathname: string) => (pathname === '/' ? pathname : pathname.replace(/\/+$/, ''));
