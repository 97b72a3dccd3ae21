import { landingText } from '#shared/messages/site/landing.ko.ts';
import { useSettings } from '#web/lib/app-context.tsx';
import { SHARE_PICTURE } from '#web/lib/page/page-meta.tsx';
import { paths } from '#shared/paths.ts';
import { JsonLd } from './json-ld.tsx';
import { organizationOf } from './organization.ts';

/** JSON-LD of the landing page: product and company. */
export function ProductJsonLd() {
  const settings = useSettings();
  const { productName, publicUrl } = settings;
  const organization = organizationOf(settings);
  const product = {
    '@type': 'SoftwareApplication',
    name: productName,
    description: landingText.story(productName),
    url: publicUrl + paths.home(),
    applicationCategory: 'BusinessApplication',
    operatingSystem: 'Windows',
    inLanguage: 'ko',
    screenshot: publicUrl + SHARE_PICTURE.path,
    softwareHelp: { '@type': 'CreativeWork', url: publicUrl + paths.manual() },
    publisher: { '@id': organization['@id'] },
  };
  return <JsonLd things={[organization, product]} />;
}
