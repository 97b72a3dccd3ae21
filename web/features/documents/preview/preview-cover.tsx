import { Play } from 'lucide-react';
import { loginRequiredText as text } from '#shared/messages/common/login-required.ko.ts';
import { paths } from '#shared/paths.ts';
import type { DocumentPreview } from '#web/lib/api/login-required.ts';
import { Link } from '#web/lib/link.tsx';
import { MarketCover } from '../../market/market-cover.tsx';
import { CardPicture } from '../list/card-picture.tsx';

const FRAME = 'relative block aspect-video self-start overflow-hidden rounded-xl border border-line';

/** The picture of the list; of a lecture with the sign of what a login plays. */
export function PreviewCover({ preview: { boardType, category, coverUrl } }: { preview: DocumentPreview }) {
  if (boardType === 'market')
    return (
      <div className={FRAME}>
        <MarketCover category={category} url={coverUrl} isFirst />
      </div>
    );
  if (boardType !== 'videoTutorial') return null;
  return (
    <Link to={paths.login()} aria-label={text.watch} className={`group ${FRAME}`}>
      <CardPicture url={coverUrl} instead={category} isFirst />
      <span className="absolute inset-0 flex items-center justify-center bg-night/40">
        <span className="flex size-16 items-center justify-center rounded-full bg-white text-night shadow-raised transition-transform group-hover:scale-105">
          <Play size={26} fill="currentColor" aria-hidden="true" className="ml-1" />
        </span>
      </span>
    </Link>
  );
}
