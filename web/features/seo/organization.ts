import type { Settings } from '#web/lib/app-context.tsx';
import { paths } from '#shared/paths.ts';

/** In web/public. */
const DELIVERED_LOGO = '/mark.svg';

/** JSON-LD of the company, the same on every page. */
export const organizationOf = ({ company, productName, logo, publicUrl }: Settings) => ({
  '@type': 'Organization',
  '@id': `${publicUrl}/#organization`,
  name: company.name || productName,
  url: publicUrl + paths.home(),
  ...(logo !== null && { logo: publicUrl + (logo === 'delivered' ? DELIVERED_LOGO : logo.url) }),
  ...(company.email && { email: company.email }),
  ...(company.phone && { telephone: company.phone }),
  ...(company.address && {
    address: { '@type': 'PostalAddress', addressCountry: 'KR', streetAddress: company.address },
  }),
  ...(company.businessNumber && { taxID: company.businessNumber }),
  contactPoint: {
    '@type': 'ContactPoint',
    contactType: 'customer support',
    availableLanguage: 'ko',
    ...(company.email && { email: company.email }),
    ...(company.phone && { telephone: company.phone }),
    url: publicUrl + paths.contact(),
  },
});
