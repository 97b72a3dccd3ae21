import { describe, expect, it, vi } from 'vitest';
import { FAILURE_TEXT } from '#shared/messages/common/failure.ko.ts';
import { messages } from '#shared/messages.ko.ts';
import type { ApiRequest } from './api-client.ts';
import { createApi } from './api-client.ts';
import { ApiError, NETWORK_CODE } from './api-error.ts';

const answering = (status: number, body: unknown) => {
  const requests: ApiRequest[] = [];
  const onFailure = vi.fn();
  const api = createApi(async (request) => {
    requests.push(request);
    return { status, body };
  }, onFailure);
  return { api, requests, onFailure };
};

describe('createApi', () => {
  it('unwraps the envelope', async () => {
    const { api, requests } = answering(200, { responseCode: '0000', message: '', data: true });
    await expect(api.post('/api/v1/user/confirm-id', { userId: 'hong1234' })).resolves.toBe(true);
    expect(requests).toEqual([{ method: 'POST', url: '/api/v1/user/confirm-id', body: { userId: 'hong1234' } }]);
  });

  it('passes a bare answer as it is, even one with the words of an envelope', async () => {
    const answer = { success: true, responseCode: '0000', message: '', data: { success: true } };
    const { api } = answering(200, answer);
    await expect(api.post('/api/verify-recaptcha', { recaptchaToken: 'x' })).resolves.toEqual(answer);
  });

  it('leaves to the caller what it tells in its own words, and the rest to the shell', async () => {
    const body = { responseCode: 'CM04', message: '', data: null };
    const { api, onFailure } = answering(404, body);
    const read = (tells?: 'CM04' | 'CM05') =>
      expect(api.post('/api/v1/free/detail', { contractId: 'x' }, { tells })).rejects.toMatchObject({ code: 'CM04' });
    await read('CM04');
    expect(onFailure).not.toHaveBeenCalled();
    await read('CM05');
    await read();
    expect(onFailure).toHaveBeenCalledTimes(2);
  });

  it('throws what the server says, fields included, after telling the shell', async () => {
    const failure = {
      responseCode: 'CM01',
      message: '입력한 내용을 확인해주세요.',
      data: { fields: { userId: '틀림' } },
    };
    const { api, onFailure } = answering(400, failure);
    const error: unknown = await api
      .post('/api/v1/user/confirm-id', { userId: '?' })
      .catch((reason: unknown) => reason);
    expect(error).toBeInstanceOf(ApiError);
    expect(error).toMatchObject({ status: 400, code: 'CM01', message: failure.message, fields: { userId: '틀림' } });
    expect(onFailure).toHaveBeenCalledWith(error);
  });

  it('takes a failure code for a failure although the status is 200', async () => {
    const { api } = answering(200, { responseCode: 'US05', message: '일치하는 계정이 없습니다.', data: null });
    await expect(api.post('/api/v1/user/findIdPw', { email: 'a@b.kr' })).rejects.toMatchObject({ code: 'US05' });
  });

  it('spec 7: takes the data alone, where an answer has nothing else', async () => {
    const confirmId = (data: unknown) =>
      answering(200, { data }).api.post('/api/v1/user/confirm-id', { userId: 'hong1234' });
    await expect(confirmId(true)).resolves.toBe(true);
    await expect(confirmId(false)).resolves.toBe(false);
  });

  it('spec 7 and 8: goes by the response code alone, where an answer has nothing else', async () => {
    const answer = (status: number, responseCode: string) =>
      answering(status, { responseCode }).api.post('/api/v1/user/findIdPw', { email: 'a@b.kr' });
    await expect(answer(200, '9999')).rejects.toMatchObject({ status: 200, code: '9999' });
    await expect(answer(400, 'LO04')).rejects.toMatchObject({ status: 400, code: 'LO04' });
    await expect(answer(200, '0000')).resolves.toBeUndefined();
  });

  it('makes a Korean failure of an answer that is not ours', async () => {
    for (const body of ['<html>Bad gateway</html>', { message: 'An invalid response was received' }])
      await expect(answering(502, body).api.get('/api/v1/site/settings')).rejects.toMatchObject({
        status: 502,
        code: 'CM06',
        message: FAILURE_TEXT.CM06,
      });
  });

  it('takes a page where an answer should be for a network that answers itself', async () => {
    for (const body of ['<!doctype html><title>Log in</title>', ''])
      await expect(answering(200, body).api.get('/api/v1/site/settings')).rejects.toMatchObject({
        code: NETWORK_CODE,
        message: messages.network,
      });
  });

  it('fills the parts of a path, whatever they hold', async () => {
    const { api, requests } = answering(200, null);
    await api.get('/api/v1/board/fileDownload/link/:id', { params: { id: 'a/b' } });
    expect(requests[0]?.url).toBe('/api/v1/board/fileDownload/link/a%2Fb');
  });

  it('passes what the transport throws, an abort among it', async () => {
    const offline = createApi(() => Promise.reject(new ApiError(0, NETWORK_CODE, messages.network)));
    await expect(offline.get('/api/v1/site/settings')).rejects.toMatchObject({ message: messages.network });
    const aborted = createApi(() => Promise.reject(new DOMException('stop', 'AbortError')));
    await expect(aborted.get('/api/v1/site/settings')).rejects.toHaveProperty('name', 'AbortError');
  });
});
