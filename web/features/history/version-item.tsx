import { useState } from 'react';
import type { BoardType } from '#shared/boards.ts';
import { historyText as text } from '#shared/messages/boards/documents/history.ko.ts';
import { diffLines } from '#shared/text/diff-lines.ts';
import { Button } from '#web/ui/button.tsx';
import { DiffLines } from '#web/ui/difference/diff-lines.tsx';
import { Disclosure } from '#web/ui/navigation/disclosure.tsx';
import { RichText } from '#web/ui/rich-text.tsx';
import type { Version } from './version-lines.ts';
import { linesOfVersion } from './version-lines.ts';
import { VersionTitle } from './version-title.tsx';

interface VersionItemProps {
  boardType: BoardType;
  version: Version;
  /** The version before; undefined for the oldest kept and the last of a page. */
  before: Version | undefined;
  isCurrent: boolean;
  onRestore: () => void;
}

/** One version: what it changed, and its whole content. */
export function VersionItem({ boardType, version, before, isCurrent, onRestore }: VersionItemProps) {
  const [wasOpened, setOpened] = useState(false);
  const whole = (
    <>
      <p className="text-lg font-semibold break-words text-ink">{version.title}</p>
      <RichText html={version.bodyHtml} className="mt-4" />
    </>
  );
  return (
    <Disclosure
      title={<VersionTitle version={version} isCurrent={isCurrent} />}
      onToggle={(isOpen) => isOpen && setOpened(true)}
    >
      {wasOpened && before && (
        <section aria-label={text.changes}>
          <h2 className="mb-2 text-sm font-semibold text-ink">{text.changes}</h2>
          <DiffLines
            lines={diffLines(linesOfVersion(boardType, before), linesOfVersion(boardType, version))}
            same={text.sameText}
          />
        </section>
      )}
      {before ? (
        <div className="mt-3 *:border-b-0">
          <Disclosure small title={text.whole}>
            {whole}
          </Disclosure>
        </div>
      ) : (
        whole
      )}
      {!isCurrent && (
        <Button variant="secondary" size="small" className="mt-4" onClick={onRestore}>
          {text.restore}
        </Button>
      )}
    </Disclosure>
  );
}
