import { describe, expect, it } from 'vitest';
import type { TestApp } from '#server/testing/build-test-app.ts';
import { buildTestApp } from '#server/testing/build-test-app.ts';
import { makeDocument } from '#server/testing/make/make.document.ts';
import { makeUser } from '#server/testing/make/make.user.ts';

const makeLecture = (portal: TestApp, title: string, given: { category?: string } = {}) =>
  makeDocument(portal, {
    boardType: 'videoTutorial',
    category: '입문',
    title,
    fields: { durationSeconds: '60' },
    ...given,
  });

describe('비디오 강의', () => {
  it('continues where this member stopped, and shows what was seen of the course', async () => {
    const portal = await buildTestApp();
    const { token } = await makeUser(portal);
    const other = await makeUser(portal);
    const first = await makeLecture(portal, '첫 강의');
    const second = await makeLecture(portal, '둘째 강의');
    await makeLecture(portal, '다른 과정', { category: 'AI' });
    await portal.post('/api/v1/video/progress', { documentId: first, seconds: 15 }, { token });
    await portal.post('/api/v1/video/progress', { documentId: second, seconds: 60, isFinished: true }, { token });

    const watch = await portal.post('/api/v1/video/watch', { documentId: first }, { token });
    expect(watch.data).toMatchObject({
      resumeSeconds: 15,
      course: [
        { title: '첫 강의', watched: 0.25 },
        { title: '둘째 강의', watched: 1 },
      ],
    });
    const seen = await portal.post('/api/v1/video/watch', { documentId: second }, { token });
    expect(seen.data.resumeSeconds).toBe(0);
    const others = await portal.post('/api/v1/video/watch', { documentId: first }, { token: other.token });
    expect(others.data.resumeSeconds).toBe(0);
  });

  it('remembers a place that is hardly one as the beginning', async () => {
    const portal = await buildTestApp();
    const { token } = await makeUser(portal);
    const documentId = await makeLecture(portal, '강의');
    expect(await portal.post('/api/v1/video/progress', { documentId, seconds: 5e-324 }, { token })).toMatchObject({
      status: 200,
    });
    const watch = await portal.post('/api/v1/video/watch', { documentId }, { token });
    expect(watch.data.resumeSeconds).toBe(0);
  });

  it('is for members, of lectures that are there', async () => {
    const portal = await buildTestApp();
    const { token } = await makeUser(portal);
    const lecture = await makeLecture(portal, '강의');
    const notice = await makeDocument(portal, { boardType: 'notice' });
    expect((await portal.post('/api/v1/video/watch', { documentId: lecture })).code).toBe('CM02');
    expect((await portal.post('/api/v1/video/progress', { documentId: lecture, seconds: 1 })).code).toBe('CM02');
    for (const documentId of [notice, 'none'])
      expect((await portal.post('/api/v1/video/watch', { documentId }, { token })).code).toBe('CM04');
  });

  it.each([
    ['neither file nor address', '', 'CM01'],
    ['an address of somebody else’s player', 'https://evil.example/watch?v=dQw4w9WgXcQ', 'CM01'],
    ['an address of YouTube', 'https://youtu.be/dQw4w9WgXcQ', '0000'],
  ])('is registered with %s: %s', async (_what, videoUrl, code) => {
    const portal = await buildTestApp();
    const { token } = await makeUser(portal, { roles: ['ROLE_MANAGER'] });
    const answer = await portal.post(
      '/api/v1/board/write',
      { boardType: 'videoTutorial', title: '새 강의', category: '입문', bodyHtml: '<p>설명</p>', fields: { videoUrl } },
      { token },
    );
    expect(answer.code).toBe(code);
    if (code !== '0000') expect(answer.data.fields).toHaveProperty(['fields.videoUrl']);
  });
});
