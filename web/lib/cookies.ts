const DAY_HOURS = 24;

export function readCookie(name: string, cookies: string = document.cookie): string | null {
  for (const part of cookies.split(';')) {
    const [key, ...value] = part.trim().split('=');
    if (key === name) return safeDecode(value.join('='));
  }
  return null;
}

/** Defaults of specification point 9: one day, path `/`, `SameSite=Lax`. `Secure` on https pages. */
export function writeCookie(name: string, value: string, hours: number = DAY_HOURS): void {
  const secure = location.protocol === 'https:' ? '; Secure' : '';
  document.cookie = `${name}=${encodeURIComponent(value)}; Max-Age=${hours * 3600}; Path=/; SameSite=Lax${secure}`;
}

export function deleteCookie(name: string): void {
  writeCookie(name, '', 0);
}

/** False if the browser blocks the cookies of this site. */
export function keepsCookies(): boolean {
  const probe = 'probe';
  writeCookie(probe, probe);
  const isKept = readCookie(probe) === probe;
  deleteCookie(probe);
  return isKept;
}

/** Cookies set by other software may contain a `%` that is not an escape. */
function safeDecode(value: string): string {
  try {
    return decodeURIComponent(value);
  } catch {
    return value;
  }
}
