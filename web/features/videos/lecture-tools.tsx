import { readChapters } from '#shared/boards/fields/field.rules.ts';
import { LectureChapters } from './lecture-chapters.tsx';
import { VideoSpeed } from './video-speed.tsx';

interface LectureToolsProps {
  /** The field of the lecture, as it was typed. */
  chapters: string | undefined;
  /** Where it is now. */
  seconds: number;
  onChoose: (seconds: number) => void;
  onSpeed: (rate: number) => void;
}

/** Below an uploaded lecture, on its page and in its preview. */
export const LectureTools = ({ chapters = '', seconds, onChoose, onSpeed }: LectureToolsProps) => (
  <>
    <div className="no-print mt-3 flex justify-end">
      <VideoSpeed onChange={onSpeed} />
    </div>
    <LectureChapters chapters={readChapters(chapters) ?? []} seconds={seconds} onChoose={onChoose} />
  </>
);
