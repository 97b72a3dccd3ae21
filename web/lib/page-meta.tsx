import { useLocation } from 'react-router';
import { messages } from '../../shared/messages.ko.ts';
import { useSettings } from './app-context.tsx';

interface PageMetaProps {
  /** Left out on the landing page, whose title is the product's. */
  title?: string;
  description: string;
  /** The address that search engines keep, when it is not simply the path without its query. */
  path?: string;
  type?: 'website' | 'article';
  noIndex?: boolean;
}

/** Title, description, canonical address and Open Graph of a screen; React moves them into the head. Every page renders one. */
export function PageMeta({ title, description, path, type = 'website', noIndex = false }: PageMetaProps) {
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
    </>
  );
}

/** `/notice/` and `/notice` are one page. */
const canonicalPath = (pathname: string) => (pathname === '/' ? pathname : pathname.replace(/\/+$/, ''));
