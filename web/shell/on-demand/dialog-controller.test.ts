import { describe, expect, it, vi } from 'vitest';
import { labels } from '#web/ui/labels.ts';
import { buttonsOf, escapeMeans } from './dialog-buttons.ts';
import { createDialogController } from '#web/lib/dialog/dialog-controller.ts';

const message = { title: '로그아웃', messageHtml: '로그아웃 하시겠습니까?' };

describe('dialog', () => {
  it('emits the event, then closes, then answers', async () => {
    const dialog = createDialogController();
    const onConfirm = vi.fn(() => expect(dialog.store.getState().queue).toHaveLength(1));
    const answer = dialog.open({ ...message, onConfirm });
    await dialog.answer('confirm');
    expect(onConfirm).toHaveBeenCalledOnce();
    expect(dialog.store.getState().queue).toHaveLength(0);
    await expect(answer).resolves.toBe('confirm');
  });

  it('only closes on cancel', async () => {
    const dialog = createDialogController();
    const onConfirm = vi.fn();
    const answer = dialog.open({ ...message, cancel: true, onConfirm });
    await dialog.answer('cancel');
    expect(onConfirm).not.toHaveBeenCalled();
    await expect(answer).resolves.toBe('cancel');
  });

  it('is not confirmed twice while the first answer is carried out', async () => {
    const dialog = createDialogController();
    const { promise, resolve } = Promise.withResolvers<void>();
    const onConfirm = vi.fn(() => promise);
    void dialog.open({ ...message, onConfirm });
    const first = dialog.answer('confirm');
    await dialog.answer('confirm');
    resolve();
    await first;
    expect(onConfirm).toHaveBeenCalledOnce();
  });

  it('closed while it is busy, does not take the next one with it', async () => {
    const dialog = createDialogController();
    const { promise, resolve } = Promise.withResolvers<void>();
    void dialog.open({ ...message, onConfirm: () => promise });
    void dialog.open({ title: '로그인 만료', messageHtml: '다시 로그인해주세요.' });
    const answered = dialog.answer('confirm');
    dialog.close();
    resolve();
    await answered;
    expect(dialog.store.getState().queue.map(({ options }) => options.title)).toEqual(['로그인 만료']);
  });

  it('does not ask again what it is asking', async () => {
    const dialog = createDialogController();
    const first = dialog.open({ ...message, cancel: true });
    await expect(dialog.open({ ...message, cancel: true })).resolves.toBe('cancel');
    expect(dialog.store.getState().queue).toHaveLength(1);
    await dialog.answer('confirm');
    await expect(first).resolves.toBe('confirm');
  });

  it('closes and passes the failure on when the event fails', async () => {
    const dialog = createDialogController();
    const answer = dialog.open({ ...message, onDelete: () => Promise.reject(new Error('실패')) });
    const outcome = expect(answer).rejects.toThrow('실패');
    await dialog.answer('delete');
    await outcome;
    expect(dialog.store.getState().queue).toHaveLength(0);
  });

  it('lets a waiting dialog give way to the result, and queues any other', () => {
    const dialog = createDialogController();
    void dialog.open({ title: '발송', messageHtml: '발송 중', loading: true });
    void dialog.open({ title: '발송', messageHtml: '발송 완료' });
    void dialog.open(message);
    expect(dialog.store.getState().queue.map(({ options }) => options.messageHtml)).toEqual([
      '발송 완료',
      message.messageHtml,
    ]);
    expect(dialog.isAsking('발송 완료')).toBe(true);
    expect(dialog.isAsking('발송 중')).toBe(false);
  });
});

describe('buttons', () => {
  it('spec 2: read 확인, 취소 and 삭제', () => {
    expect([labels.confirm, labels.cancel, labels.delete]).toEqual(['확인', '취소', '삭제']);
  });

  it('gives an alert one button, which Esc presses, too', () => {
    expect(buttonsOf(message)).toEqual({ hasConfirm: true, hasCancel: false, hasDelete: false });
    expect(escapeMeans(message)).toBe('confirm');
  });

  it('lets Esc cancel where there is something to cancel', () => {
    expect(escapeMeans({ ...message, cancel: true })).toBe('cancel');
    expect(escapeMeans({ ...message, delete: true })).toBe('cancel');
    expect(escapeMeans({ ...message, route: '/login', canStay: true })).toBe('cancel');
  });

  it('gives a loading dialog none, and no way out', () => {
    expect(escapeMeans({ ...message, loading: true })).toBeNull();
  });
});
