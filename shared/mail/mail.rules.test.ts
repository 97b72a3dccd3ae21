import { expect, it } from 'vitest';
import { LIMITS } from '../limits.ts';
import { mailTemplateOf } from './mail-templates.ts';
import { checkMailText } from './mail.rules.ts';

const { subject, body } = mailTemplateOf('find-id');

it('takes a mail text up to its longest subject and body, and none longer or empty', () => {
  const longest = {
    subject: 'x'.repeat(LIMITS.mailSubjectMaxChars),
    body: `${body}\n`.padEnd(LIMITS.mailBodyMaxChars, '.'),
  };
  expect(checkMailText('find-id', longest)).toEqual({ subject: null, body: null });
  const longer = { subject: `${longest.subject}x`, body: `${longest.body}.` };
  expect(checkMailText('find-id', longer)).toEqual({
    subject: expect.stringContaining(`${LIMITS.mailSubjectMaxChars}자`) as string,
    body: expect.stringContaining('자까지') as string,
  });
  expect(checkMailText('find-id', { subject: ' ', body: '\n' })).toEqual({
    subject: expect.any(String) as string,
    body: expect.any(String) as string,
  });
  expect(checkMailText('find-id', { subject, body })).toEqual({ subject: null, body: null });
});
