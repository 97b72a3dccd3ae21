import type { FastifyInstance, FastifyRequest } from 'fastify';
import { videoContract } from '#shared/contract/boards/video.contract.ts';
import type { Context } from '#server/context.ts';
import { nowIso } from '#server/context.ts';
import { fail } from '#server/errors.ts';
import { route } from '#server/plugins/route.ts';
import { actorOf, requireLogin } from '#server/plugins/session.ts';
import { openDocument } from '../documents/open-document.ts';
import { findProgress, listCourse, saveProgress } from './video.queries.ts';

export function videoRoutes(app: FastifyInstance, context: Context): void {
  const { db } = context;

  route(app, videoContract.watch, async ({ input, request }) => {
    const account = requireLogin(request);
    const lecture = await openLecture(input.documentId, request);
    const course = await listCourse(db, actorOf(request), lecture, nowIso(context));
    const progress = await findProgress(
      db,
      account.id,
      course.map(({ documentId }) => documentId),
    );
    return {
      resumeSeconds: progress.get(lecture.id)?.seconds ?? 0,
      course: course.map((one) => ({ ...one, watched: shareOf(progress.get(one.documentId), one.durationSeconds) })),
    };
  });

  route(app, videoContract.progress, async ({ input, request }) => {
    const account = requireLogin(request);
    const lecture = await openLecture(input.documentId, request);
    await saveProgress(db, { userId: account.id, documentId: lecture.id }, input, nowIso(context));
    return null;
  });

  async function openLecture(documentId: string, request: FastifyRequest) {
    const row = await openDocument(db, actorOf(request), documentId, nowIso(context));
    if (row.board_type !== 'videoTutorial') fail('CM04');
    return row;
  }
}

function shareOf(progress: { seconds: number; is_finished: number } | undefined, durationSeconds: number): number {
  if (!progress) return 0;
  if (progress.is_finished === 1) return 1;
  return durationSeconds === 0 ? 0 : Math.min(1, progress.seconds / durationSeconds);
}
