import { messages } from '#shared/messages.ko.ts';

const { kinds } = messages.files;

const KIND_OF: Record<string, keyof typeof kinds> = {
  ...ofKind('document', 'pdf doc docx xls xlsx ppt pptx hwp hwpx txt csv'),
  ...ofKind('picture', 'jpg jpeg png gif webp'),
  ...ofKind('video', 'mp4 webm'),
  ...ofKind('captions', 'vtt'),
  ...ofKind('archive', 'zip 7z'),
  ...ofKind('program', 'exe msi'),
};

/** Up to this number, extensions are listed instead of kinds. */
const FEW = 4;

/** Accepted files in words; if there are many extensions, they are grouped by kind and listed in `details`. */
export function kindsInWords(extensions: readonly string[]): { summary: string; details: readonly string[] } {
  if (extensions.length <= FEW) return { summary: extensions.join(', '), details: [] };
  const groups = Map.groupBy(extensions, (extension) => kinds[KIND_OF[extension] ?? 'other']);
  return {
    // A line may end with a dot, and not begin with it.
    summary: [...groups.keys()].join('\u2060·'),
    details: [...groups].map(([kind, members]) => `${kind}: ${members.join(', ')}`),
  };
}

function ofKind(kind: keyof typeof kinds, extensions: string): Record<string, keyof typeof kinds> {
  return Object.fromEntries(extensions.split(' ').map((extension) => [extension, kind]));
}
