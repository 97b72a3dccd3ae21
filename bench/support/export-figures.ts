import type { FastifyInstance } from 'fastify';

const SAMPLE_EVERY_MS = 5;

/**
 * Downloads the Excel export of all inquiries over a real connection and discards it. Peak memory and time to the first
 * byte show whether it is streamed.
 */
export async function exportFigures(app: FastifyInstance, token: string): Promise<Record<string, number>> {
  const address = await app.listen({ port: 0, host: '127.0.0.1' });
  await readExport(address, token);
  globalThis.gc?.();
  const before = usedBytes();
  let peak = before;
  const timer = setInterval(() => (peak = Math.max(peak, usedBytes())), SAMPLE_EVERY_MS);
  const { firstByteMs, totalMs, bytes } = await readExport(address, token);
  clearInterval(timer);
  return {
    '엑셀 첫 바이트 (ms)': firstByteMs,
    '엑셀 끝까지 (ms)': totalMs,
    '엑셀 크기 (kB)': bytes / 1024,
    '엑셀 동안 늘어난 메모리 (MB)': (peak - before) / 1024 ** 2,
  };
}

async function readExport(address: string, token: string) {
  const started = performance.now();
  const response = await fetch(`${address}/api/v1/free/export`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    body: JSON.stringify({ reason: '성능 측정' }),
  });
  if (response.status !== 200 || !response.body) throw new Error(`export: ${response.status} ${await response.text()}`);
  let bytes = 0;
  let firstByteMs = 0;
  for await (const chunk of response.body) {
    if (bytes === 0) firstByteMs = performance.now() - started;
    bytes += chunk.length;
  }
  return { firstByteMs, totalMs: performance.now() - started, bytes };
}

/** Memory of this process, including the reader of the workbook. */
function usedBytes(): number {
  const { heapUsed, external } = process.memoryUsage();
  return heapUsed + external;
}
