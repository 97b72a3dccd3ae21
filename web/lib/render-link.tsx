import { Link } from 'react-router';
import type { RenderLink } from '../ui/navigation/tab-links.tsx';

/** Gives the design system, which knows no router, the links of ours. */
export const renderLink: RenderLink = ({ href, ...rest }) => <Link to={href} {...rest} />;
