import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';

const NGINX = '/usr/sbin/nginx';
const APT = '/usr/bin/apt-get';

/** Path of Debian's nginx, installed if possible; else null. */
export function ensureNginx(): string | null {
  if (existsSync(NGINX)) return NGINX;
  if (!existsSync(APT) || process.getuid?.() !== 0) return null;
  process.stderr.write('업데이트 시험에 쓸 nginx를 설치하고 있습니다.\n');
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  try {
    execFileSync(APT, ['update', '-qq'], { stdio: 'ignore', env });
    execFileSync(APT, ['install', '-y', '-qq', '--no-install-recommends', 'nginx-light'], { stdio: 'ignore', env });
  } catch {
    return null;
  }
  return existsSync(NGINX) ? NGINX : null;
}
