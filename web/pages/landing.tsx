import type { LoaderFunctionArgs } from 'react-router';
import { useLoaderData } from 'react-router';
import { messages } from '../../shared/messages.ko.ts';
import { Hero } from '../features/landing/hero.tsx';
import { NoticeStrip } from '../features/landing/notice-strip.tsx';
import { NoticePopup } from '../features/posts/notice-popup.tsx';
import { useSettings } from '../lib/app-context.tsx';
import { apiFrom } from '../lib/loader-context.ts';
import { PageMeta } from '../lib/page-meta.tsx';
import { paths } from '../paths.ts';

const NOTICES_SHOWN = 3;

export async function loader(args: LoaderFunctionArgs) {
  const input = { boardType: 'notice', size: NOTICES_SHOWN } as const;
  const { list } = await apiFrom(args).post('/api/v1/board/list', input, { signal: args.request.signal });
  return { notices: list };
}

export function Component() {
  const { notices } = useLoaderData<typeof loader>();
  const { productName } = useSettings();
  return (
    <div className="surface-dark">
      <PageMeta description={messages.landing.story(productName)} path={paths.home()} />
      <Hero />
      {notices.length > 0 && <NoticeStrip notices={notices} />}
      <NoticePopup />
    </div>
  );
}
