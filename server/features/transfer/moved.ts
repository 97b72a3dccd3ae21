/** A reply on its way in, whatever it was exported from. */
export interface MovedReply {
  line: number;
  originalId: string;
  parentId: string;
  authorName: string;
  bodyHtml: string;
  createdAt: string;
  isOfficial: boolean;
  isAccepted: boolean;
}

/** A document on its way in; `problem` says why it stays out. Times are as they were read, empty when unreadable. */
export interface MovedDocument {
  line: number;
  originalId: string;
  title: string;
  category: string;
  bodyHtml: string;
  authorName: string;
  createdAt: string;
  publishedAt: string;
  isPrivate: boolean;
  isPinned: boolean;
  viewCount: number;
  answerState: string;
  reviewState: string;
  fields: Record<string, string>;
  files: string[];
  replies: MovedReply[];
  problem?: string;
}

export interface Skipped {
  line: number;
  reason: string;
}

export interface ReadExport {
  source: 'portal' | 'rhymix' | 'gnuboard5';
  documents: MovedDocument[];
  skipped: Skipped[];
}
