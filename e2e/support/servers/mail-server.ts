import { text } from 'node:stream/consumers';
import { SMTPServer } from 'smtp-server';
import { simpleParser } from './parse-mail.ts';

interface Received {
  to: string | undefined;
  subject: string;
  text: string;
  raw: string;
}

/** A local mail server that accepts all recipients except `nobody@`. */
export async function openMailServer(atPort = 0) {
  const received: Received[] = [];
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onRcptTo: ({ address }, _session, done) => {
      const refusal = Object.assign(new Error('5.1.1 mailbox unavailable'), { responseCode: 550 });
      done(address.startsWith('nobody@') ? refusal : null);
    },
    onData: (stream, _session, done) => {
      text(stream).then((raw) => {
        const { to, subject, text: body } = simpleParser(raw);
        received.push({ to, subject, text: body, raw });
        done();
      }, done);
    },
  });
  await new Promise<void>((resolve) => server.listen(atPort, '127.0.0.1', resolve));
  const { port } = server.server.address() as { port: number };
  return {
    port,
    url: `smtp://127.0.0.1:${port}`,
    received,
    to: (address: string) => received.filter((mail) => mail.to === address),
    close: () => new Promise<void>((resolve) => server.close(() => resolve())),
  };
}
