import Fastify from 'fastify';

/**
 * Lower bound of the cost in Fastify: sends the same bytes from memory. Runs in its own process like the portal and prints
 * its address.
 * `busyUs`: CPU time that each request wastes, to check the measurement.
 */
interface Options {
  type: string;
  encoding: string | null;
  bytes: string;
  busyUs?: number;
}

const { type, encoding, bytes, busyUs = 0 } = JSON.parse(await read()) as Options;
const body = Buffer.from(bytes, 'base64');

const app = Fastify();
app.all('/*', (_request, reply) => {
  if (busyUs > 0) waste(busyUs);
  void reply.type(type);
  if (encoding !== null) void reply.header('content-encoding', encoding);
  return reply.send(body);
});
process.stdout.write(await app.listen({ port: 0, host: '127.0.0.1' }));

/** CPU time, which differs from elapsed time on a busy machine. */
function waste(us: number): void {
  const start = process.cpuUsage();
  let used = 0;
  while (used < us) {
    const { user, system } = process.cpuUsage(start);
    used = user + system;
  }
}

async function read(): Promise<string> {
  let text = '';
  for await (const part of process.stdin) text += String(part);
  return text;
}
