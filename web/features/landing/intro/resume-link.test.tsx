import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import type { AppServices } from '#web/lib/app-context.tsx';
import { AppProvider } from '#web/lib/app-context.tsx';
import { createAppStore } from '#web/lib/app-store.ts';
import { ResumeLink } from './resume-link.tsx';

const shown = (resume: { to: string; label: string } | null) =>
  renderToStaticMarkup(
    <AppProvider services={{ store: createAppStore({ resume }) } as AppServices}>
      <ResumeLink />
    </AppProvider>,
  );

it('leads to what was wanted before the log-in, and is not there without it', () => {
  const link = shown({ to: '/qnaDetail/q1', label: '이어서 보기: 멈춥니다' });
  expect(link).toMatch(/<a [^>]*href="\/qnaDetail\/q1"[^>]*><span[^>]*>이어서 보기: 멈춥니다<\/span>/);
  expect(shown(null)).toBe('');
});
