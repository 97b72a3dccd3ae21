import type { Settings } from '../../lib/app-context.tsx';
import { paths } from '../../paths.ts';

/** Who runs the portal, the same in every page's data. */
export const organizationOf = ({ company, publicUrl }: Settings) => ({
  '@type': 'Organization',
  '@id': `${publicUrl}/#organization`,
  name: company.name,
  url: publicUrl + paths.home(),
  logo: `${publicUrl}/favicon.svg`,
  contactPoint: {
    '@type': 'ContactPoint',
    contactType: 'customer support',
    availableLanguage: 'ko',
    url: publicUrl + paths.contact(),
  },
});
