/** Far above any answer with what surrounds each piece of it: a stream that does not end would take all memory. */
const MOST_BYTES = 32 * 1024 * 1024;

/** Follows no redirect: what visitors ask goes to the configured address alone. The body fails when it is too long. */
export async function fetchUpstream(input: string | URL | Request, init?: RequestInit): Promise<Response> {
  const response = await fetch(input, { ...init, redirect: 'error' });
  let bytes = 0;
  const counting = new TransformStream<Uint8Array, Uint8Array>({
    transform(chunk, passing) {
      bytes += chunk.length;
      if (bytes > MOST_BYTES) passing.error(new Error('The upstream says more than any answer has'));
      else passing.enqueue(chunk);
    },
  });
  return response.body === null ? response : new Response(response.body.pipeThrough(counting), response);
}
