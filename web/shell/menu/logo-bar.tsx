import type { ReactNode } from 'react';
import { paths } from '#shared/paths.ts';
import { useSettings } from '#web/lib/app-context.tsx';
import { Link } from '#web/lib/link.tsx';
import { Logo } from '#web/ui/logo.tsx';

/** Top of the pages whose header the specification hides (point 2: sign-up, 회원정보): the logo, and what stands beside it. */
export function LogoBar({ children }: { children?: ReactNode }) {
  const { productName, logo } = useSettings();
  return (
    <div className="w-full px-2 no-print">
      <div className="mx-auto flex h-header max-w-page items-center justify-between px-3 md:px-6 xl:px-9">
        <Link to={paths.home()} className="flex h-11 items-center rounded-control text-ink">
          <Logo name={productName} logo={logo} />
        </Link>
        {children}
      </div>
    </div>
  );
}
