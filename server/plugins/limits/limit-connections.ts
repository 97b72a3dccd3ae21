import { Socket } from 'node:net';
import { compile } from '@fastify/proxy-addr';
import type { FastifyInstance } from 'fastify';
import type { Config } from '#server/config.ts';
import { networkOf } from './client-network.ts';

/** Browsers of 80 people. Each open connection takes memory, and closing thousands at once 0.3 s. */
const MOST_OF_ONE = 500;

/** Closes further connections of one address. Those of a trusted proxy are of many visitors: it limits them itself. */
export function limitConnections(
  app: FastifyInstance,
  { trustProxy, callLimitFactor }: Pick<Config, 'trustProxy' | 'callLimitFactor'>,
): void {
  const most = MOST_OF_ONE * callLimitFactor;
  const isProxy = trustProxy === false ? () => false : compile(trustProxy);
  const open = new Map<string, number>();
  app.server.on('connection', (socket: Socket) => {
    const { remoteAddress = '' } = socket;
    if (isProxy(remoteAddress, 0)) return;
    const network = networkOf(remoteAddress);
    const count = open.get(network) ?? 0;
    if (count >= most) return void socket.destroy();
    open.set(network, count + 1);
    socket.once('close', () => {
      const left = (open.get(network) ?? 1) - 1;
      if (left === 0) open.delete(network);
      else open.set(network, left);
    });
  });
}
