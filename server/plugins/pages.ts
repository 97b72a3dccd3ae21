import type { FastifyInstance } from 'fastify';

export async function pages(_app: FastifyInstance, _options: { mode: 'development' | 'production'; root: string }): Promise<void> {}
