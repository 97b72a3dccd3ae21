/** Bucket and key prefix of the storage. */
export interface S3Address {
  bucket: string;
  /** Prefix of every key; empty, or ending with a slash. */
  prefix: string;
  /** Null for Amazon S3. */
  endpoint: string | null;
  region: string;
  /** Path-style URLs instead of host names, as most other S3 servers require. */
  isPathStyle: boolean;
}

const NAMES = new Set(['endpoint', 'region', 'pathStyle']);

/**
 * Parses `s3://bucket/prefix?endpoint=https://…&region=…&pathStyle=true`.
 * @throws with a Korean message.
 */
export function readS3Address(text: string): S3Address {
  if (!URL.canParse(text) || !text.startsWith('s3://')) throw new Error('s3://버킷 으로 시작해야 합니다');
  const { hostname: bucket, pathname, searchParams, username, password } = new URL(text);
  if (username || password) throw new Error('키는 STORAGE_ACCESS_KEY와 STORAGE_SECRET_KEY에 적어주세요');
  if (!/^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/.test(bucket)) throw new Error('버킷 이름이 올바르지 않습니다');
  const prefix = pathname.replace(/^\/|\/$/g, '');
  if (!/^(?:[\w-]+(?:\/[\w-]+)*)?$/.test(prefix)) throw new Error('경로에는 영문, 숫자, -, _만 쓸 수 있습니다');
  for (const name of searchParams.keys()) if (!NAMES.has(name)) throw new Error(`알 수 없는 항목입니다: ${name}`);
  const endpoint = searchParams.get('endpoint');
  if (endpoint !== null && !(URL.canParse(endpoint) && /^https?:\/\//.test(endpoint)))
    throw new Error('endpoint는 http:// 또는 https:// 로 시작해야 합니다');
  const pathStyle = searchParams.get('pathStyle') ?? String(endpoint !== null);
  if (!/^(?:true|false)$/.test(pathStyle)) throw new Error('pathStyle은 true 또는 false여야 합니다');
  return {
    bucket,
    prefix: prefix === '' ? '' : `${prefix}/`,
    endpoint,
    region: searchParams.get('region') ?? 'us-east-1',
    isPathStyle: pathStyle === 'true',
  };
}
