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
      /** Where this visitor stopped; 0 at the beginning. */
      resumeSeconds: z.number(),
      /** The lectures of the course in their order, this one among them. */
      course: z.array(
        z.object({
          documentId: z.string(),
          title: z.string(),
          durationSeconds: z.number(),
          /** Between 0 and 1, of this visitor. */
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
