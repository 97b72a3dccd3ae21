import { z } from 'zod';
import { defineCalls } from '../call.ts';

const documentId = z.string().max(64);

export const videoContract = defineCalls({
  watch: {
    method: 'POST',
    path: '/api/v1/video/watch',
    summary: '강의를 볼 때 필요한 값: 이어보기 위치와 같은 과정의 강의',
    input: z.object({ documentId }),
    output: z.object({
      /** This visitor's position in seconds; 0 at the start. */
      resumeSeconds: z.number(),
      /** Lectures of the course in order, including this one. */
      course: z.array(
        z.object({
          documentId: z.string(),
          title: z.string(),
          durationSeconds: z.number(),
          /** Share watched by this visitor, 0 to 1. */
          watched: z.number(),
        }),
      ),
    }),
    errors: ['CM02', 'CM04'],
  },
  progress: {
    method: 'POST',
    path: '/api/v1/video/progress',
    summary: '어디까지 보았는지 기록',
    input: z.object({ documentId, seconds: z.number().min(0).max(86_400), isFinished: z.boolean().default(false) }),
    output: z.null(),
    errors: ['CM02', 'CM04'],
  },
});
