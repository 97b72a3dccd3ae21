import { expect, it } from 'vitest';
import { buildTestApp } from '#server/testing/build-test-app.ts';
import { makeUser } from '#server/testing/make/make.user.ts';

const BROKEN = [
  '--x\r\n',
  '--x\r\ncontent-disposition: form-data; name="boardType"\r\n\r\nqna\r\n',
  '--x\r\ncontent-disposition: form-data\r\n\r\n\r\n--x--\r\n',
  '--x\r\nnonsense\r\n--x--\r\n',
  '--y--',
  '',
];

it.each(['/api/v1/board/upload-file', '/api/v1/free/upload-file', '/api/v1/driver/upload', '/api/v1/board/import'])(
  '%s refuses half a form as the fault of its sender',
  async (url) => {
    const portal = await buildTestApp();
    const { token } = await makeUser(portal, { roles: ['ROLE_ADMIN'] });
    const headers = { 'content-type': 'multipart/form-data; boundary=x', authorization: `Bearer ${token}` };
    for (const payload of BROKEN) {
      const answer = await portal.app.inject({ method: 'POST', url, payload, headers });
      expect([payload, answer.statusCode]).toEqual([payload, 400]);
      expect(answer.json().responseCode).toMatch(/^(?:FI04|CM01)$/);
    }
  },
);
