import type { DocumentDetail } from '#shared/contract/boards/board.contract.ts';
import { marketText as text } from '#shared/messages/boards/market.ko.ts';
import { UploadedPicture } from '../files/uploaded-picture.tsx';

/** Thumbnails that open the full picture. */
export function MarketScreenshots({ document }: { document: DocumentDetail }) {
  const pictures = document.files.filter(({ purpose }) => purpose === 'screenshot');
  if (pictures.length === 0) return null;
  return (
    <section aria-label={text.screenshots} className="mt-8">
      <ul className="flex snap-x gap-4 overflow-x-auto pb-3" tabIndex={0}>
        {pictures.map((file, index) => (
          <li key={file.fileId} className="w-[88%] shrink-0 snap-start sm:w-[72%]">
            <a href={file.url} target="_blank" rel="noopener" className="block">
              <UploadedPicture
                url={file.url}
                alt={text.screenshotOf(document.title, index + 1)}
                sizes="(min-width: 1024px) 600px, 88vw"
                isFirst={index === 0}
                className="aspect-[16/10] w-full rounded-card border border-line bg-surface-soft object-cover object-top"
              />
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}
