import type { TestApp } from '../build-test-app.ts';

/** A mail that has waited in the outbox since `at`. */
export async function makeMail({ context }: TestApp, at: string): Promise<void> {
  await context.db
    .insertInto('mail')
    .values({
      id: 'm1',
      template: 'test',
      to_address: 'guest@example.com',
      subject: '답변',
      body_text: '답변',
      body_html: '<p>답변</p>',
      status: 'waiting',
      attempts: 0,
      next_attempt_at: at,
      created_at: at,
    })
    .execute();
}
