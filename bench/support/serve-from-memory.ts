import Fastify from 'fastify';

/**
 * The least that Fastify can do: the same bytes to everybody, from memory. Run as a process of its own, as the portal
 * is, so that neither shares its time with the one that asks. Tells its address on standard output.
 * `busyUs`: microseconds of processor time that each request wastes, to see whether a measurement notices.
 */
interface Given {
  type: string;
  encoding: string | null;
  bytes: string;
  busyUs?: number;
}

const { type, encoding, bytes, busyUs = 0 } = JSON.parse(await read()) as Given;
const body = Buffer.from(bytes, 'base64');

const app = Fastify();
app.all('/*', (_request, reply) => {
  if (busyUs > 0) waste(busyUs);
  void reply.type(type);
  if (encoding !== null) void reply.header('content-encoding', encoding);
  return reply.send(body);
});
process.stdout.write(await app.listen({ port: 0, host: '127.0.0.1' }));

/** Processor time, not time: on a busy machine the two differ. */
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
