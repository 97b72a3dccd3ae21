import type { Context } from '#server/context.ts';
import { countView, visitorKeyOf } from '#server/documents/document-visit.queries.ts';
import type { CachedPage } from './cached-page.ts';
import type { PageRequest } from '#server/plugins/direct/direct-request.ts';

/** The visitor's key if this is their first view of the page's documents and must be counted; else null. */
export function newViewer(context: Context, { viewed, counted }: CachedPage, request: PageRequest): string | null {
  if (viewed.size === 0) return null;
  const viewer = visitorKeyOf(context, request, null);
  return counted.has(viewer) ? null : viewer;
}

/** Counts the view of `request` if it is the visitor's first. */
export async function countViewOf(context: Context, page: CachedPage, request: PageRequest): Promise<void> {
  const viewer = newViewer(context, page, request);
  if (viewer === null) return;
  for (const documentId of page.viewed) await countView(context, documentId, viewer);
  page.counted.add(viewer);
}

/** Notes that the view of `request` was already counted while rendering. */
export function noteCountedView(context: Context, page: CachedPage, request: PageRequest): void {
  if (page.viewed.size > 0) page.counted.add(visitorKeyOf(context, request, null));
}
