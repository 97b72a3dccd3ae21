import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';

/**
 * Modules that other features of the same side may import; all others are internal. A module that most features need
 * belongs below them (web/lib, server/documents, server/site …), where the lint rules of the layers apply.
 */
const PUBLIC: Record<string, Record<string, readonly string[]>> = {
  server: {
    activity: ['notification.queries.ts', 'own-activity.queries.ts'],
    'bot-check': ['bot-pass.ts'],
    chat: ['console/gaps/gap.queries.ts', 'console/overview/overview.queries.ts', 'conversations/readable-answers.ts'],
    documents: [
      'author-name.ts',
      'document-columns.ts',
      'document-input.ts',
      'document.presenter.ts',
      'document.queries.ts',
      'open-document.ts',
      'review-state.ts',
    ],
    drafts: ['draft.queries.ts'],
    feeds: ['markdown/editor-markdown.ts'],
    files: [
      'attach-files.ts',
      'file.rules.ts',
      'file.queries.ts',
      'let-go-pictures.ts',
      'uploaded-picture.ts',
      'receive-file.ts',
      'send-file.ts',
      'inspect-zip/inspect-zip.ts',
    ],
    history: ['version.queries.ts'],
    inquiries: ['inquiry-log.ts'],
    mail: ['advertising.queries.ts', 'unsubscribe-token.ts', 'unsubscribe.routes.ts'],
    market: ['inspect-package.ts', 'market-queue.queries.ts', 'market-version.queries.ts'],
    privacy: ['retention/erasure.queries.ts'],
    questions: [
      'answered-question.queries.ts',
      'question-mail.queries.ts',
      'question-queue.queries.ts',
      'question.mails.ts',
    ],
    references: ['public-references.queries.ts'],
    replies: ['author.queries.ts', 'reply.mails.ts', 'reply.queries.ts'],
    terms: ['term.queries.ts'],
    users: [
      'password/confirm-password.ts',
      'consent.queries.ts',
      'factor/factor.queries.ts',
      'login/login-attempt.queries.ts',
      'sessions/session.queries.ts',
      'user.mails.ts',
      'user.queries.ts',
    ],
  },
  web: {
    admin: [
      'admin-query.ts',
      'filter-panel.tsx',
      'filter-period.ts',
      'form-bar.tsx',
      'name-dialog.tsx',
      'nothing-here.tsx',
      'notice-switch.tsx',
      'reasoned-export.tsx',
      'sort-heading.tsx',
      'palette/recently-opened.ts',
      'queue/next-waiting.tsx',
      'queue/to-document.tsx',
      'table/admin-table.tsx',
      'table/drawer-steps.tsx',
      'table/look-waiting.tsx',
      'table/no-hits.tsx',
      'table/row-keys.ts',
      'table/use-set-aside.ts',
      'table/row-list.tsx',
      'table/row-time.tsx',
      'table/selected-count.tsx',
      'table/total-count.tsx',
      'table/use-look.ts',
      'use-form-steps.ts',
    ],
    'answer-templates': [
      'answer-template-bar.tsx',
      'answer-template-manager.tsx',
      'to-answer.tsx',
      'use-ask-unfilled.ts',
    ],
    'bot-check': ['bot-check.ts'],
    chat: ['handover/stored-handover.ts', 'handover/use-handover.ts', 'state/pending-question.ts'],
    documents: [
      'answer-state-badge.tsx',
      'review-state-badge.tsx',
      'route-board.ts',
      'detail/document-attachments.tsx',
      'detail/document-fields.tsx',
      'detail/document-header.tsx',
      'detail/load-document.ts',
      'detail/use-delete-document.ts',
      'field-text.ts',
      'form/document-preview.tsx',
      'form/document-values.ts',
      'form/preview-message.ts',
      'list/address/load-documents.ts',
      'list/card-picture.tsx',
      'list/login-required-mark.tsx',
      'list/new-mark.tsx',
      'list/pinned-mark.tsx',
    ],
    drafts: ['draft-conflict.tsx', 'remote-draft.ts', 'stored-draft.ts', 'use-draft.ts'],
    drivers: ['driver-request.ts'],
    editor: ['editor-props.ts', 'lazy-editor.tsx', 'place-chips.ts', 'rich-text-value.ts', 'use-markdown-text.ts'],
    files: [
      'attachment-field.tsx',
      'attachment-state.ts',
      'check-file.ts',
      'read-duration.ts',
      'file-hash.tsx',
      'format/extension-of.ts',
      'format/file-size.ts',
      'multipart-transport.ts',
      'uploaded-picture.tsx',
      'use-attachments.ts',
      'use-downloads.ts',
      'use-file-list.ts',
      'use-upload.ts',
    ],
    inquiries: ['admin/inquiry-badge.tsx', 'request-fields.ts'],
    mail: ['use-mail-toast.ts'],
    market: ['market-cover.tsx'],
    privacy: ['my-data.tsx'],
    replies: [
      'reply-author.tsx',
      'reply-page.ts',
      'reply-pages.tsx',
      'reply-text.ts',
      'rich-reply-form.tsx',
      'use-reply-actions.ts',
    ],
    search: ['hits/hit-address.ts', 'place-name.ts', 'search-query.ts'],
    site: ['prepared-later.tsx', 'term-document.tsx'],
    terms: ['term-links.tsx'],
    users: ['password/password-transport.ts', 'use-alert.ts'],
  },
};

const sources = ['server', 'web'].flatMap((side) =>
  globSync(`${side}/features/**/*.{ts,tsx}`).filter((file) => !/\.(?:test|fixture)\.tsx?$/.test(file)),
);

/** Imports from one feature to another, as `<side> <feature>/<module>`. */
const crossing = sources.flatMap((file) => {
  const [side = '', , feature] = file.split('/');
  return [...readFileSync(file, 'utf8').matchAll(/(?:from|import\()\s*'([.#][^']+)'/g)]
    .map(([, given = '']) =>
      given.startsWith('#') ? given.slice(1) : path.posix.join(path.posix.dirname(file), given),
    )
    .filter((target) => target.startsWith(`${side}/features/`) && target.split('/')[2] !== feature)
    .map((target) => `${side} ${target.slice(`${side}/features/`.length)}`);
});

const allowed = Object.entries(PUBLIC).flatMap(([side, features]) =>
  Object.entries(features).flatMap(([feature, modules]) => modules.map((name) => `${side} ${feature}/${name}`)),
);

it('a feature imports of another one only what that one offers', () => {
  expect(crossing.filter((module) => !allowed.includes(module))).toEqual([]);
});

it('a feature offers only what another one imports', () => {
  expect(allowed.filter((module) => !crossing.includes(module))).toEqual([]);
});
