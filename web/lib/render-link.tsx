import type { RenderLink } from '../ui/navigation/tab-links.tsx';
import { Link } from '#web/lib/link.tsx';

/** Router link for `web/ui`, which does not depend on the router. */
export const renderLink: RenderLink = ({ href, ...rest }) => <Link to={href} {...rest} />;
